// Sends in transactions of database/sql: one that is committed, one that is rolled back, and one that is refused.
package main

import (
	"database/sql"
	"encoding/json"
	"errors"
	"log"
	"os"

	"github.com/lib/pq"
)

const call = "SELECT sendwright.send($1::jsonb, idempotency_key => $2)"

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	db, err := sql.Open("postgres", os.Getenv("DATABASE_URL"))
	must(err)
	request := os.Getenv("REQUEST")
	answer := map[string]string{}
	var id string

	tx, err := db.Begin()
	must(err)
	_, err = tx.Exec("INSERT INTO orders (buyer) VALUES ($1)", "go")
	must(err)
	must(tx.QueryRow(call, request, "go").Scan(&id))
	must(tx.Commit())
	answer["sent"] = id

	tx, err = db.Begin()
	must(err)
	must(tx.QueryRow(call, request, nil).Scan(&id))
	must(tx.Rollback())
	answer["gone"] = id

	err = db.QueryRow(call, `{"form": "a typing error"}`, nil).Scan(&id)
	var refused *pq.Error
	if errors.As(err, &refused) {
		answer["refused"] = string(refused.Code)
	}
	must(json.NewEncoder(os.Stdout).Encode(answer))
}
