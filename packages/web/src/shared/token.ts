/**
 * True when a token must not be sent any more: empty, without an expiry claim, or past it (product.md, section 5).
 * @throws Error when it does not have three parts separated by dots: that is a server error, not an expired token
 */
export function isTokenExpired(token: string, { nowMs, leewaySeconds = 0 }: { nowMs: number; leewaySeconds?: number }): boolean {
  if (token === '') return true
  const parts = token.split('.')
  const payload = parts[1]
  if (parts.length !== 3 || payload === undefined) throw new Error('The access token does not have three parts')
  const expiry = expiryOf(payload)
  return expiry === null || expiry * 1000 <= nowMs - leewaySeconds * 1000
}

function expiryOf(payload: string): number | null {
  const base64 = payload.replace(/-/g, '+').replace(/_/g, '/')
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
  return typeof claims.exp === 'number' ? claims.exp : null
}
