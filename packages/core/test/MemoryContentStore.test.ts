import * as MemoryContentStore from "@sendwright/core/memory/MemoryContentStore"
import * as ContentStoreSuite from "@sendwright/testing/conformance/ContentStoreSuite"

ContentStoreSuite.suite("memory", MemoryContentStore.layer)
