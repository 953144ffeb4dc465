import type { NextConfig } from "next"

export default {
  // Node loads it as it is: nothing in it is for a bundler.
  serverExternalPackages: ["@sendwright/promise"]
} satisfies NextConfig
