<?php
// Sends with Symfony's transports of SES and Mailgun. Standard input says how, by their schemes; what became of each
// email goes to standard output. A DSN as a text has no path, so they are made as Laravel makes them.
require '/usr/share/php/Symfony/Component/Mailer/Bridge/Amazon/autoload.php';
require '/usr/share/php/Symfony/Component/Mailer/Bridge/Mailgun/autoload.php';

use Symfony\Component\HttpClient\DecoratorTrait;
use Symfony\Component\HttpClient\HttpClient;
use Symfony\Component\Mailer\Bridge\Amazon\Transport\SesTransportFactory;
use Symfony\Component\Mailer\Bridge\Mailgun\Transport\MailgunTransportFactory;
use Symfony\Component\Mailer\Exception\TransportExceptionInterface;
use Symfony\Component\Mailer\Header\MetadataHeader;
use Symfony\Component\Mailer\Header\TagHeader;
use Symfony\Component\Mailer\Transport;
use Symfony\Component\Mailer\Transport\Dsn;
use Symfony\Component\Mime\Address;
use Symfony\Component\Mime\Email;
use Symfony\Contracts\HttpClient\HttpClientInterface;
use Symfony\Contracts\HttpClient\ResponseInterface;

// The transports know only https, which the server does not speak.
$client = new class(HttpClient::create()) implements HttpClientInterface {
    use DecoratorTrait;

    public function request(string $method, string $url, array $options = []): ResponseInterface
    {
        return $this->client->request($method, preg_replace('/^https:/', 'http:', $url), $options);
    }
};
$factory = new Transport([new SesTransportFactory(null, $client), new MailgunTransportFactory(null, $client)]);
$given = json_decode(stream_get_contents(STDIN), true);

function send($scheme, $email, $over = [])
{
    global $factory, $given;
    ['host' => $host, 'user' => $user, 'password' => $password] = $over + $given['schemes'][$scheme]['dsn'];
    return $factory->fromDsnObject(new Dsn($scheme, $host, $user, $password))->send($email)->getMessageId();
}

function compose($scheme)
{
    global $given;
    $email = (new Email())
        ->from(new Address($given['sender'], 'Grüße'))
        ->to(new Address('ada@example.com', 'Lovelace, Ada'), new Address('bob@example.com', 'Jürgen'))
        ->cc('c@example.com')
        ->bcc('d@example.com')
        ->replyTo('help@example.com')
        ->subject('Grüße 👋')
        ->text('Hi');
    if (str_starts_with($scheme, 'mailgun')) {
        $email->getHeaders()->add(new TagHeader('welcome'))->add(new MetadataHeader('order', '12'));
    }
    return $email;
}

function refusal(...$sent)
{
    try {
        send(...$sent);
    } catch (TransportExceptionInterface $error) {
        return $error->getMessage();
    }
    return 'sent';
}

$results = [];
foreach ($given['schemes'] as $scheme => ['wrong' => $wrong, 'elsewhere' => $elsewhere]) {
    $files = compose($scheme)->html('<p>Hi</p><img src="cid:logo.png">')
        ->attach('one', '請求書.txt', 'text/plain')
        ->embed('logo', 'logo.png', 'image/png');
    $results[$scheme] = [
        'simple' => send($scheme, compose($scheme)),
        'files' => send($scheme, $files),
        'refusals' => [
            refusal($scheme, compose($scheme)->to('gone@example.com')),
            refusal($scheme, compose($scheme)->from('a@elsewhere.example'), $elsewhere),
            refusal($scheme, compose($scheme), $wrong),
        ],
    ];
}
echo json_encode($results);
