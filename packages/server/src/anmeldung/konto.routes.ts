import { leerlaufContract } from '@dreiklang/domain/anmeldung/idle.contract'
import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { secondFactorContract } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { sicherheitContract } from '@dreiklang/domain/anmeldung/sicherheit.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { type Route, signedIn, route } from '../shared/route.ts'
import type { Hintergrund } from './background.ts'
import type { Wer } from './factorArbeit.ts'
import { createFactorEinrichten } from './factorEinrichten.usecases.ts'
import type { Gate } from './gate.ts'
import { type Asked, type Von, vonOf } from './herkunft.ts'
import { createIdleLimit } from './idle.usecases.ts'
import { createKonto } from './konto.usecases.ts'
import { createKontoAngaben } from './kontoAngaben.usecases.ts'
import type { Limits } from './limits.ts'
import { guardOrigin } from './origin.ts'
import { createPasskeyEinrichten } from './passkeyEinrichten.usecases.ts'
import { createSetPassword } from './password.usecases.ts'
import { createReauthentication } from './reauthentication.ts'
import type { SessionsHier } from './sessions.ts'
import { createSicherheit } from './sicherheit.usecases.ts'
import type { Webauthn } from './webauthn.ts'

interface Needs {
  sitzungen: SessionsHier
  hintergrund: Hintergrund
  gate: Gate
  limits: Limits
  webauthn: Webauthn
}

const whoOf = (request: Asked & { akteur: Akteur }): Wer & Von => ({ akteur: request.akteur, ...vonOf(request) })

/** All that it says of an account. */
async function yes(work: Promise<void>): Promise<true> {
  await work
  return true
}

export function kontoRoutes(ports: Ports, needs: Needs): Route[] {
  const nochEinmal = createReauthentication(ports, needs)
  const factor = createFactorEinrichten(ports, { ...needs, nochEinmal })
  const passkeys = createPasskeyEinrichten(ports, { ...needs, nochEinmal })
  const sicherheit = createSicherheit(ports, { ...needs, nochEinmal })
  const angaben = createKontoAngaben(ports, { ...needs, nochEinmal })
  const leerlauf = createIdleLimit(ports)
  const konto = createKonto(ports, needs)
  const setPassword = createSetPassword(ports, needs)
  const { sessions, endSession, endOthers, log, changePassword } = sicherheitContract
  const { state, beginTotp, confirmTotp, removeTotp, newErsatzcodes, beginPasskey, addPasskey, removePasskey, setPflicht } =
    secondFactorContract

  return [
    guardOrigin(kontoContract.signUp, (request) => yes(konto.signUp(request.body, vonOf(request)))),
    guardOrigin(kontoContract.resendConfirmation, (request) => yes(konto.resendConfirmation(request.body.email, vonOf(request)))),
    route(kontoContract.confirm, (request) => yes(konto.confirm(request.body, vonOf(request)))),
    guardOrigin(kontoContract.forgotPassword, (request) => yes(konto.forgotPassword(request.body.email, vonOf(request)))),
    route(kontoContract.checkLink, (request) => yes(konto.checkLink(request.body, request.adresse))),
    route(kontoContract.resetPassword, (request) => yes(setPassword(request.body, vonOf(request)))),

    signedIn(sessions, ({ akteur }) => sicherheit.sessions(akteur)),
    signedIn(endSession, (request) => sicherheit.endSession(whoOf(request), request.params.sitzungId)),
    signedIn(endOthers, (request) => sicherheit.endOthers(whoOf(request))),
    signedIn(log, ({ akteur }) => sicherheit.log(akteur)),
    signedIn(changePassword, (request) => sicherheit.changePassword(whoOf(request), request.body)),

    signedIn(state, ({ akteur }) => factor.state(akteur)),
    signedIn(beginTotp, (request) => factor.beginTotp(whoOf(request), request.body.password)),
    signedIn(confirmTotp, (request) => factor.confirmTotp(whoOf(request), request.body.code)),
    signedIn(removeTotp, (request) => factor.removeTotp(whoOf(request), request.body.password)),
    signedIn(newErsatzcodes, (request) => factor.newErsatzcodes(whoOf(request), request.body.password)),
    signedIn(beginPasskey, (request) => passkeys.beginPasskey(whoOf(request), request.body.password)),
    signedIn(addPasskey, (request) => passkeys.addPasskey(whoOf(request), request.body)),
    signedIn(removePasskey, (request) => passkeys.removePasskey(whoOf(request), request.params.passkeyId, request.body.password)),
    signedIn(setPflicht, ({ akteur, body }) => factor.setPflicht(akteur, body)),

    signedIn(kontoContract.changeName, (request) => angaben.changeName(whoOf(request), request.body.name)),
    signedIn(kontoContract.changeEmail, (request) => angaben.changeEmail(whoOf(request), request.body)),
    route(kontoContract.confirmEmail, (request) => yes(angaben.confirmEmail(request.body, vonOf(request)))),
    route(kontoContract.undoEmail, (request) => yes(angaben.undoEmail(request.body.token, vonOf(request)))),

    signedIn(leerlaufContract.here, ({ akteur }) => leerlauf.here(akteur)),
    signedIn(leerlaufContract.readIdle, ({ akteur }) => leerlauf.read(akteur)),
    signedIn(leerlaufContract.setIdle, ({ akteur, body }) => leerlauf.setOwn(akteur, body.minuten)),
    signedIn(leerlaufContract.setOfflineOfAll, ({ akteur, body }) => leerlauf.setOffline(akteur, body.stunden)),
    signedIn(leerlaufContract.setIdleOfAll, ({ akteur, body }) => leerlauf.setOfAll(akteur, body.minuten)),
  ]
}
