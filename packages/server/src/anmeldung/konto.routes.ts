import { leerlaufContract } from '@dreiklang/domain/anmeldung/idle.contract'
import { kontoAngabenContract } from '@dreiklang/domain/anmeldung/kontoAngaben.contract'
import { secondFactorContract } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { sicherheitContract } from '@dreiklang/domain/anmeldung/sicherheit.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { type RouteRequest, type Route, signedIn, route } from '../shared/route.ts'
import type { Wer } from './factorArbeit.ts'
import { createFactorEinrichten } from './factorEinrichten.usecases.ts'
import type { Gate } from './gate.ts'
import { herkunftOf } from './herkunft.ts'
import { createIdleLimit } from './idle.usecases.ts'
import { createKontoAngaben } from './kontoAngaben.usecases.ts'
import type { Limits } from './limits.ts'
import { createPasskeyEinrichten } from './passkeyEinrichten.usecases.ts'
import { createReauthentication } from './reauthentication.ts'
import type { SessionsHier } from './sessions.ts'
import { createSicherheit } from './sicherheit.usecases.ts'
import type { Webauthn } from './webauthn.ts'

interface Needs {
  sitzungen: SessionsHier
  gate: Gate
  limits: Limits
  webauthn: Webauthn
}

const whoOf = (anfrage: RouteRequest<unknown, unknown, unknown> & { akteur: Akteur }): Wer => ({
  akteur: anfrage.akteur,
  sprache: anfrage.sprache,
  herkunft: herkunftOf(anfrage),
})

export function kontoRoutes(ports: Ports, needs: Needs): Route[] {
  const nochEinmal = createReauthentication(ports, needs)
  const factor = createFactorEinrichten(ports, { ...needs, nochEinmal })
  const passkeys = createPasskeyEinrichten(ports, { ...needs, nochEinmal })
  const sicherheit = createSicherheit(ports, { ...needs, nochEinmal })
  const angaben = createKontoAngaben(ports, { ...needs, nochEinmal })
  const leerlauf = createIdleLimit(ports)
  const { sessions, endSession, endOthers, log, changePassword } = sicherheitContract
  const { state, beginTotp, confirmTotp, removeTotp, newErsatzcodes, beginPasskey, addPasskey, removePasskey, setPflicht } =
    secondFactorContract

  return [
    signedIn(sessions, ({ akteur }) => sicherheit.sessions(akteur)),
    signedIn(endSession, (anfrage) => sicherheit.endSession(whoOf(anfrage), anfrage.params.sitzungId)),
    signedIn(endOthers, (anfrage) => sicherheit.endOthers(whoOf(anfrage))),
    signedIn(log, ({ akteur }) => sicherheit.log(akteur)),
    signedIn(changePassword, (anfrage) => sicherheit.changePassword(whoOf(anfrage), anfrage.body)),

    signedIn(state, ({ akteur }) => factor.state(akteur)),
    signedIn(beginTotp, (anfrage) => factor.beginTotp(whoOf(anfrage), anfrage.body.password)),
    signedIn(confirmTotp, (anfrage) => factor.confirmTotp(whoOf(anfrage), anfrage.body.code)),
    signedIn(removeTotp, (anfrage) => factor.removeTotp(whoOf(anfrage), anfrage.body.password)),
    signedIn(newErsatzcodes, (anfrage) => factor.newErsatzcodes(whoOf(anfrage), anfrage.body.password)),
    signedIn(beginPasskey, (anfrage) => passkeys.beginPasskey(whoOf(anfrage), anfrage.body.password)),
    signedIn(addPasskey, (anfrage) => passkeys.addPasskey(whoOf(anfrage), anfrage.body)),
    signedIn(removePasskey, (anfrage) => passkeys.removePasskey(whoOf(anfrage), anfrage.params.passkeyId, anfrage.body.password)),
    signedIn(setPflicht, ({ akteur, body }) => factor.setPflicht(akteur, body)),

    signedIn(kontoAngabenContract.changeName, (anfrage) => angaben.changeName(whoOf(anfrage), anfrage.body.name)),
    signedIn(kontoAngabenContract.changeEmail, (anfrage) =>
      angaben.changeEmail({ ...whoOf(anfrage), address: anfrage.adresse }, anfrage.body),
    ),
    route(kontoAngabenContract.confirmEmail, async (anfrage) => {
      await angaben.confirmEmail(anfrage.body, { address: anfrage.adresse, herkunft: herkunftOf(anfrage), sprache: anfrage.sprache })
      return true as const
    }),
    route(kontoAngabenContract.undoEmail, async (anfrage) => {
      await angaben.undoEmail(anfrage.body.token, { address: anfrage.adresse, herkunft: herkunftOf(anfrage), sprache: anfrage.sprache })
      return true as const
    }),

    signedIn(leerlaufContract.here, ({ akteur }) => leerlauf.here(akteur)),
    signedIn(leerlaufContract.readIdle, ({ akteur }) => leerlauf.read(akteur)),
    signedIn(leerlaufContract.setIdle, ({ akteur, body }) => leerlauf.setOwn(akteur, body.minuten)),
    signedIn(leerlaufContract.setOfflineOfAll, ({ akteur, body }) => leerlauf.setOffline(akteur, body.stunden)),
    signedIn(leerlaufContract.setIdleOfAll, ({ akteur, body }) => leerlauf.setOfAll(akteur, body.minuten)),
  ]
}
