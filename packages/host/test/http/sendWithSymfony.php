<?php
// Sends with both of Symfony's transports for the API of SES, and prints what became of each email as JSON.
require '/usr/share/php/Symfony/Component/Mailer/Bridge/Amazon/autoload.php';

use AsyncAws\Ses\SesClient;
use Symfony\Component\Mailer\Bridge\Amazon\Transport\SesApiAsyncAwsTransport;
use Symfony\Component\Mailer\Bridge\Amazon\Transport\SesHttpAsyncAwsTransport;
use Symfony\Component\Mailer\Exception\TransportExceptionInterface;
use Symfony\Component\Mailer\Transport\TransportInterface;
use Symfony\Component\Mime\Address;
use Symfony\Component\Mime\Email;

[, $endpoint, $sender] = $argv;

function client(array $over = []): SesClient
{
    global $endpoint;
    return new SesClient($over + [
        'endpoint' => $endpoint,
        'region' => 'eu-central-1',
        'accessKeyId' => getenv('ACCESS_KEY_ID'),
        'accessKeySecret' => getenv('SECRET_ACCESS_KEY'),
    ]);
}

function email(): Email
{
    global $sender;
    return (new Email())
        ->from(new Address($sender, 'Grüße'))
        ->to(new Address('ada@example.com', 'Lovelace, Ada'))
        ->cc('bob@example.com')
        ->bcc('eve@example.com')
        ->replyTo('help@acme.example')
        ->subject('Grüße')
        ->text("Hi\nthere")
        ->html('<p>Hi');
}

function withFile(): Email
{
    return email()->attach('one', 'a.txt', 'text/plain');
}

// What became of an email: its id, or how its refusal reads.
function sent(TransportInterface $transport, Email $email): string
{
    try {
        return $transport->send($email)->getMessageId();
    } catch (TransportExceptionInterface $error) {
        return $error->getMessage();
    }
}

$ses = client();
[$api, $https] = [new SesApiAsyncAwsTransport($ses), new SesHttpAsyncAwsTransport($ses)];
$repeated = email();
$repeated->getHeaders()->addTextHeader('Idempotency-Key', 'symfony');
$wrong = new SesHttpAsyncAwsTransport(client(['accessKeySecret' => 'a-secret-for-tests']));

echo json_encode([
    'simple' => sent($api, email()),
    'file' => sent($api, withFile()),
    'raw' => sent($https, withFile()),
    'repeated' => [sent($https, $repeated), sent($https, $repeated)],
    'refusals' => [
        'suppressed' => sent($api, email()->to('gone@example.com')),
        'suppressedRaw' => sent($https, email()->to('gone@example.com')),
        'unverified' => sent($https, email()->from('a@elsewhere.example')),
        'large' => sent($api, email()->text(str_repeat('a', 500000))),
        'secret' => sent($wrong, email()),
    ],
]);
