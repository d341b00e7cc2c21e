/** What stands behind the @, in small letters; null for what is no address. */
export const domainOf = (email: string): string | null => /^[^@\s]+@([^@\s]+\.[^@\s]+)$/.exec(email.trim().toLowerCase())?.[1] ?? null
