/** Codes of an app (RFC 6238): SHA-1, six digits, 30 seconds, because that is what all apps can do. */
import { Secret, TOTP } from 'otpauth'

const period = 30
/** A code is good in its own step and in the ones beside it, for clocks that are off. */
const window = 1

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Dreiklang', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The step that the code belongs to; null for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}
