<?php
// Sends with PHPMailer as WordPress does. The first argument is a plugin, whose hooks are called as WordPress calls
// them; what is to be sent comes on standard input, and what became of each message goes to standard output.
require '/usr/share/php/libphp-phpmailer/autoload.php';

function add_action($name, $hook)
{
    global $actions;
    $actions[$name] = $hook;
}
function add_filter($name, $hook)
{
}

define('SENDWRIGHT_KEY', getenv('SENDWRIGHT_KEY'));
require $argv[1];
$given = json_decode(stream_get_contents(STDIN), true);

function compose($one)
{
    global $actions, $given;
    $mail = new PHPMailer\PHPMailer\PHPMailer(true);
    $mail->CharSet = 'UTF-8';
    $mail->setFrom($one['from']['address'], $one['from']['name']);
    $mail->addAddress($one['to']['address'], $one['to']['name']);
    $mail->addCC($one['cc']['address'], $one['cc']['name']);
    $mail->addBCC($one['bcc']['address']);
    $mail->addReplyTo($one['replyTo']['address'], $one['replyTo']['name']);
    $mail->Subject = $one['subject'];
    foreach ($one['headers'] as $name => $value) {
        $mail->addCustomHeader($name, $value);
    }
    $mail->isHTML(true);
    $mail->Body = $one['html'];
    $mail->AltBody = $one['text'];
    $mail->Ical = $one['calendar'] ?? '';
    [$image, $file] = [$one['image'], $one['file']];
    if ($image) {
        $mail->addStringEmbeddedImage(
            base64_decode($image['content']), $image['cid'], $image['filename'], 'base64', $image['type']
        );
    }
    $mail->addStringAttachment(base64_decode($file['content']), $file['filename'], 'base64', $file['type']);
    $actions['phpmailer_init']($mail);
    if ($one['implicit']) {
        $mail->SMTPSecure = 'ssl';
        $mail->Port = $given['implicitPort'];
    }
    return $mail;
}

$results = [];
foreach ($given['messages'] as $one) {
    $mail = compose($one);
    try {
        $mail->send();
        $results[] = 'sent';
    } catch (PHPMailer\PHPMailer\Exception $error) {
        $results[] = $mail->ErrorInfo;
    }
}
echo json_encode($results);
