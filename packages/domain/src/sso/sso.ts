/** Sign-in by the account that people have with their organisation anyway (OpenID Connect). */

/** The page to which a provider sends people back; it stands in its settings, too. */
export const ssoReturnPath = '/sign-in/sso'

/** How long somebody may take at the provider. */
export const stepMinutes = 10
