/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface SsoTables {
  sso_provider: {
    id: string
    organisation_id: string
    issuer: string
    client_id: string
    secret: string
    domain: string
    changed_at: string
  }
}
