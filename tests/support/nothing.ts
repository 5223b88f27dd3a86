/** What `server-only` is outside the bundler. */
export {}
