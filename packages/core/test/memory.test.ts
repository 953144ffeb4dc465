import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import * as StorageSuite from "@sendwright/testing/conformance/StorageSuite"
import { peppers } from "@sendwright/testing/fixtures"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Layer from "effect/Layer"

StorageSuite.suite("memory", Layer.provide(MemoryStorage.layer, [SecureRandom.layerWebCrypto, peppers]))
