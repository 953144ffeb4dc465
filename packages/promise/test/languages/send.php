<?php
// Sends in transactions of PDO: one that is committed, one that is rolled back, and one that is refused.
$url = parse_url(getenv("DATABASE_URL"));
$name = ltrim($url["path"], "/");
$dsn = "pgsql:host={$url["host"]};port={$url["port"]};dbname=$name";
$options = [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION];
$connection = new PDO($dsn, $url["user"], $url["pass"] ?? null, $options);

function send(PDO $connection, string $request, ?string $key = null): string
{
    $call = $connection->prepare("SELECT sendwright.send(CAST(? AS jsonb), idempotency_key => ?)");
    $call->execute([$request, $key]);
    return $call->fetchColumn();
}

$request = getenv("REQUEST");
$connection->beginTransaction();
$connection->prepare("INSERT INTO orders (buyer) VALUES (?)")->execute(["php"]);
$sent = send($connection, $request, "php");
$connection->commit();
$connection->beginTransaction();
$gone = send($connection, $request);
$connection->rollBack();
try {
    send($connection, json_encode(["form" => "a typing error"]));
} catch (PDOException $error) {
    $refused = $error->getCode();
}
echo json_encode(["sent" => $sent, "gone" => $gone, "refused" => $refused]);
