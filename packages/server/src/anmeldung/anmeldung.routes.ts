/** The refresh token only ever travels in its cookie, so its handlers answer a Response. */
import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { secondFactorContract } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { type Anmeldung, anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { errorAnswer, jsonAnswer } from '../shared/answer.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { loadUser } from './anmeldung.repository.ts'
import { createCookies } from './cookies.ts'
import { createGate } from './gate.ts'
import { type Asked, herkunftOf, vonOf } from './herkunft.ts'
import { createKnownDevices, knownDeviceSeconds } from './knownDevice.ts'
import { kontoRoutes } from './konto.routes.ts'
import { createLimits } from './limits.ts'
import { createLock } from './lock.usecases.ts'
import { createNewDevice } from './newDevice.usecases.ts'
import { createOpenSession } from './openSession.ts'
import { guardOrigin } from './origin.ts'
import { createRefresh } from './refresh.usecases.ts'
import { type Signed, createSecondFactor } from './secondFactor.usecases.ts'
import { type SessionsHier, bearerOf } from './sessions.ts'
import { createSignIn } from './signIn.usecases.ts'
import { createVouched } from './vouched.usecases.ts'
import { createWebauthn } from './webauthn.ts'

const inTemplateForm = (anmeldung: Anmeldung) => ({ ...anmeldung, tokenType: 'bearer' as const })

/** Null: the house has nobody with this address. Refuses as `signIn` does behind the password. */
export type SignInVouched = (
  asked: Asked,
  who: { email: string; organisationId: string },
) => Promise<{ response: Response; personId: string } | null>

export function anmeldungRoutes(ports: Ports, sitzungen: SessionsHier): { routes: Route[]; signInVouched: SignInVouched } {
  const openSession = createOpenSession(ports, sitzungen)
  const webauthn = createWebauthn(ports.publicUrl)
  const { hintergrund } = sitzungen
  const shared = { sitzungen, hintergrund, openSession, webauthn, gate: createGate(ports), limits: createLimits(ports) }
  const factor = createSecondFactor(ports, shared)
  const { signIn, letIn } = createSignIn(ports, { ...shared, secondStep: factor.secondStep })
  const vouched = createVouched(ports, { ...shared, letIn })
  const sperre = createLock(ports, shared)
  const { refresh, signInWithToken, signOut } = createRefresh(ports, sitzungen)
  const cookies = createCookies(ports)
  const devices = createKnownDevices(ports)
  const report = createNewDevice(ports, sitzungen)

  /** Before the answer leaves, the person is notified of a new device. */
  async function enter(request: Asked, { refreshToken, email, anmeldung }: Signed, body: object): Promise<Response> {
    const known = cookies.read(request.request, 'geraet')
    if ((await devices.recognize(known, email)) === null)
      await report({
        personId: anmeldung.user.id,
        email,
        name: anmeldung.user.name,
        sprache: request.sprache,
        herkunft: herkunftOf(request),
      })
    return cookies.withLines(jsonAnswer(body, 200), [
      cookies.set('rt', refreshToken),
      cookies.set('geraet', await devices.remember(known, email), knownDeviceSeconds),
    ])
  }

  async function byPassword(request: Asked, { email, password }: { email: string; password: string }) {
    const device = await devices.recognize(cookies.read(request.request, 'geraet'), email)
    return { ...(await signIn({ email, password, address: request.adresse, device, herkunft: herkunftOf(request) })), email }
  }

  const signInVouched: SignInVouched = async (asked, who) => {
    const signed = await vouched(vonOf(asked), who)
    return signed && { response: await enter(asked, signed, signed.anmeldung), personId: signed.anmeldung.user.id }
  }

  const routes = [
    guardOrigin(anmeldungContract.signIn, async (request) => {
      const signed = await byPassword(request, request.body)
      return enter(request, signed, signed.anmeldung)
    }),
    guardOrigin(kontoContract.signInByTemplate, async (request) => {
      const signed = await byPassword(request, request.body)
      return enter(request, signed, inTemplateForm(signed.anmeldung))
    }),
    guardOrigin(kontoContract.signInWithToken, async ({ body }) => inTemplateForm(await signInWithToken(body.accessToken))),
    guardOrigin(secondFactorContract.secondFactor, async (request) => {
      const signed = await factor.secondFactor(request.body, vonOf(request))
      return enter(request, signed, signed.anmeldung)
    }),
    guardOrigin(secondFactorContract.passkeyOptions, ({ adresse }) => factor.passkeyOptions(adresse)),
    guardOrigin(secondFactorContract.passkeySignIn, async (request) => {
      const signed = await factor.passkeySignIn(request.body, vonOf(request))
      return enter(request, signed, signed.anmeldung)
    }),

    guardOrigin(anmeldungContract.refreshToken, async ({ request, sprache, anfrageId }) => {
      try {
        const { anmeldung, refreshToken } = await refresh(cookies.read(request, 'rt'))
        return cookies.withLines(jsonAnswer(anmeldung, 200), [cookies.set('rt', refreshToken)])
      } catch (error) {
        // The cookie of a locked session is what names it to its unlocking.
        if (!(error instanceof Refusal) || error.code === 'zugriff.gesperrt') throw error
        return cookies.withLines(errorAnswer(error, { sprache, correlationId: anfrageId }), [cookies.clear('rt')])
      }
    }),

    guardOrigin(anmeldungContract.signOut, async ({ request }) => {
      await signOut({ refreshToken: cookies.read(request, 'rt'), accessToken: bearerOf(request) })
      // Only the cache: clearing the storage would take the device's preferences with it, and no answer of ours lies there.
      const leaving = new Response(null, { status: 204, headers: { 'cache-control': 'no-store', 'clear-site-data': '"cache"' } })
      return cookies.withLines(leaving, [cookies.clear('rt')])
    }),

    signedIn(anmeldungContract.me, async ({ akteur }) => {
      const benutzer = await loadUser(onBehalfOf(ports.database, contextOf(akteur)), akteur.personId)
      if (benutzer === null) throw sharedErrors.refuse('zugriff.nicht_angemeldet')
      return benutzer
    }),

    signedIn(kontoContract.lock, (request) => sperre.lock(request.akteur, herkunftOf(request))),
    guardOrigin(kontoContract.unlock, async (asked) => {
      const { body, request } = asked
      const anmeldung = await sperre.unlock({
        ...body,
        ...vonOf(asked),
        refreshToken: cookies.read(request, 'rt'),
        accessToken: bearerOf(request),
        device: await devices.recognize(cookies.read(request, 'geraet'), body.email),
      })
      return inTemplateForm(anmeldung)
    }),

    ...kontoRoutes(ports, shared),
  ]
  return { routes, signInVouched }
}
