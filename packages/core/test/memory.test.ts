import * as MemoryStorage from "@posthorn/core/memory/MemoryStorage"
import * as StorageSuite from "@posthorn/testing/conformance/StorageSuite"
import { peppers } from "@posthorn/testing/fixtures"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Layer from "effect/Layer"

StorageSuite.suite("memory", Layer.provide(MemoryStorage.layer, [SecureRandom.layerWebCrypto, peppers]))
