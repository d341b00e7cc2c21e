/** Names person and session; whether the session is still valid is checked separately. */
import { SignJWT, base64url, errors, jwtVerify } from 'jose'
import type { Home, Ports } from '../ports.ts'
import { accessSeconds, sessionHours } from './life.ts'

const algorithm = 'HS256'
const type = 'at+jwt'
/** Tokens of the training mode are worthless on a real server and vice versa, whatever the keys. */
const issuers: Record<Home, string> = { server: 'dreiklang', browser: 'dreiklang-uebung' }
const audience = 'dreiklang-api'
/** Longer than any of our tokens; anything longer is rejected without computing a signature. */
const maxLength = 2048
const cacheSize = 20_000
/** Clocks of several servers differ a little. A token from later than that was made while a clock was wrong, and would outlive its time. */
const clockLeewaySeconds = 60
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export interface AccessClaims {
  personId: string
  sitzungId: string
  stempel: number
}

interface Verified extends AccessClaims {
  issuedAt: number
  expiresAt: number
}

export interface AccessTokens {
  /** `endetOn`: end of the session, which no token outlives. */
  sign(claims: AccessClaims, endetOn: string): Promise<string>
  /** Null for anything that is not a current token of ours; never throws on foreign input. */
  verify(token: string): Promise<AccessClaims | null>
  /** Like `verify`, but accepts a token that expired up to a session lifetime ago, so that one can still sign out. */
  verifyExpired(token: string): Promise<AccessClaims | null>
}

export async function createAccessTokens({
  tokenSecret,
  clock,
  home,
}: Pick<Ports, 'tokenSecret' | 'clock' | 'home'>): Promise<AccessTokens> {
  const issuer = issuers[home]
  const current = await signingKey(tokenSecret.current)
  const keys = new Map([[current.kid, current.key]])
  if (tokenSecret.previous !== null) {
    const previous = await signingKey(tokenSecret.previous)
    keys.set(previous.kid, previous.key)
  }
  const cache = new Map<string, Verified>()
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000)

  async function check(token: string, toleranceSeconds: number): Promise<Verified | null> {
    if (token.length > maxLength) return null
    try {
      const { payload } = await jwtVerify(
        token,
        ({ kid }) => {
          const key = keys.get(kid ?? '')
          if (key === undefined) throw new errors.JWKSNoMatchingKey()
          return key
        },
        {
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience,
          currentDate: clock.now(),
          clockTolerance: toleranceSeconds,
          requiredClaims: ['sub', 'sid', 'ver', 'iat', 'exp'],
        },
      )
      const { sub, sid, ver, iat, exp } = payload
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof ver !== 'number') return null
      if (iat === undefined || exp === undefined || iat > nowSeconds() + clockLeewaySeconds) return null
      if (!uuid.test(sub) || !uuid.test(sid) || !Number.isInteger(ver)) return null
      return { personId: sub, sitzungId: sid, stempel: ver, issuedAt: iat, expiresAt: exp }
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

  return {
    async sign({ personId, sitzungId, stempel }, endetOn) {
      const now = nowSeconds()
      return new SignJWT({ sid: sitzungId, ver: stempel })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: current.kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(personId)
        .setIssuedAt(now)
        .setExpirationTime(Math.min(now + accessSeconds[home], Math.floor(Date.parse(endetOn) / 1000)))
        .sign(current.key)
    },

    async verify(token) {
      const known = cache.get(token)
      if (known !== undefined) {
        if (known.expiresAt > nowSeconds() && known.issuedAt <= nowSeconds() + clockLeewaySeconds) return known
        cache.delete(token)
        return null
      }
      const verified = await check(token, 0)
      if (verified !== null) remember(cache, token, verified)
      return verified
    },

    verifyExpired: (token) => check(token, sessionHours[home] * 3600),
  }
}

/** A Map keeps insertion order, so the oldest entry goes first; with ten-minute tokens that is also the first to expire. */
function remember(cache: Map<string, Verified>, token: string, verified: Verified): void {
  if (cache.size >= cacheSize) {
    const oldest = cache.keys().next()
    if (!oldest.done) cache.delete(oldest.value)
  }
  cache.set(token, verified)
}

/** The kid is part of a digest: it changes with the secret and reveals nothing about its 256 bits. */
async function signingKey(secret: Uint8Array): Promise<{ kid: string; key: CryptoKey }> {
  if (secret.byteLength < 32) throw new Error('The secret that signs access tokens needs at least 32 bytes')
  const bytes = Uint8Array.from(secret)
  const kid = base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))).slice(0, 8)
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  return { kid, key }
}
