import type { PasskeyAnlage, PasskeyBeweis } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { base64url } from 'jose'

const text = new TextEncoder()
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const uint16 = (value: number) => Uint8Array.of(value >> 8, value & 255)
const uint32 = (value: number) => Uint8Array.of(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255)

const cborBytes = (bytes: Uint8Array) => join(Uint8Array.of(0x59), uint16(bytes.length), bytes)
const cborText = (word: string) => join(Uint8Array.of(0x60 + word.length), text.encode(word))

/** ASN.1 of a signature, which Web Crypto gives as two bare numbers. */
function derOf(signature: Uint8Array): Uint8Array {
  const number = (bytes: Uint8Array) => {
    const start = bytes.findIndex((byte) => byte !== 0)
    const bare = bytes.subarray(start)
    const positive = (bare[0] ?? 0) & 0x80 ? join(Uint8Array.of(0), bare) : bare
    return join(Uint8Array.of(0x02, positive.length), positive)
  }
  const body = join(number(signature.subarray(0, 32)), number(signature.subarray(32)))
  return join(Uint8Array.of(0x30, body.length), body)
}

interface Conditions {
  origin?: string
  rpId?: string
  /** False: the device did not ask for finger, face or PIN. */
  verified?: boolean
}

export interface Device {
  id: string
  create(options: Record<string, unknown>, conditions?: Conditions): Promise<PasskeyAnlage>
  get(options: Record<string, unknown>, conditions?: Conditions): Promise<PasskeyBeweis>
}

export async function createDevice({ origin, rpId }: { origin: string; rpId: string }): Promise<Device> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey)
  const credentialId = crypto.getRandomValues(new Uint8Array(32))
  const id = base64url.encode(credentialId)
  let count = 0

  const clientData = (type: string, options: Record<string, unknown>, from: string) =>
    text.encode(JSON.stringify({ type, challenge: options['challenge'], origin: from, crossOrigin: false }))

  async function authData(flags: number, rp: string, attested: Uint8Array = new Uint8Array()) {
    count += 1
    return join(await sha256(text.encode(rp)), Uint8Array.of(flags), uint32(count), attested)
  }

  return {
    id,
    async create(options, { origin: from = origin, rpId: rp = rpId, verified = true } = {}) {
      const coseKey = join(
        Uint8Array.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
        Uint8Array.of(0x58, 32),
        base64url.decode(x),
        Uint8Array.of(0x22, 0x58, 32),
        base64url.decode(y),
      )
      const attested = join(new Uint8Array(16), uint16(credentialId.length), credentialId, coseKey)
      const data = await authData(verified ? 0x45 : 0x41, rp, attested)
      const attestationObject = join(
        Uint8Array.of(0xa3),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Uint8Array.of(0xa0),
        cborText('authData'),
        cborBytes(data),
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url.encode(clientData('webauthn.create', options, from)),
          attestationObject: base64url.encode(attestationObject),
          transports: ['internal'],
        },
      }
    },
    async get(options, { origin: from = origin, rpId: rp = rpId, verified = true } = {}) {
      const data = await authData(verified ? 0x05 : 0x01, rp)
      const clientDataJSON = clientData('webauthn.get', options, from)
      const signed = join(data, await sha256(clientDataJSON))
      const raw = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, signed))
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url.encode(clientDataJSON),
          authenticatorData: base64url.encode(data),
          signature: base64url.encode(derOf(raw)),
        },
      }
    },
  }
}
