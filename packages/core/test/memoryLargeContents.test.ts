import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import * as LargeContentsSuite from "@sendwright/testing/conformance/LargeContentsSuite"
import { peppers } from "@sendwright/testing/fixtures"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Layer from "effect/Layer"

LargeContentsSuite.suite("memory", Layer.provide(MemoryStorage.layer, [SecureRandom.layerWebCrypto, peppers]))
