/** The own account: its password, its second factor, its sessions, its log. */
import { kontoAngabenContract } from '@dreiklang/domain/anmeldung/kontoAngaben.contract'
import { leerlaufContract } from '@dreiklang/domain/anmeldung/leerlauf.contract'
import { sicherheitContract } from '@dreiklang/domain/anmeldung/sicherheit.contract'
import { zweiterFaktorContract } from '@dreiklang/domain/anmeldung/zweiterFaktor.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { type Anfrage, type Route, geschuetzt, route } from '../shared/route.ts'
import type { Wer } from './faktorArbeit.ts'
import { createFaktorEinrichten } from './faktorEinrichten.usecases.ts'
import type { Gate } from './gate.ts'
import { herkunftVon } from './herkunft.ts'
import { createKontoAngaben } from './kontoAngaben.usecases.ts'
import { createLeerlauf } from './leerlauf.usecases.ts'
import type { Limits } from './limits.ts'
import { createNochEinmal } from './nochEinmal.ts'
import { createPasskeyEinrichten } from './passkeyEinrichten.usecases.ts'
import { createSicherheit } from './sicherheit.usecases.ts'
import type { SitzungenHier } from './sitzungen.ts'
import type { Webauthn } from './webauthn.ts'

interface Needs {
  sitzungen: SitzungenHier
  gate: Gate
  limits: Limits
  webauthn: Webauthn
}

const werVon = (anfrage: Anfrage<unknown, unknown, unknown> & { akteur: Akteur }): Wer => ({
  akteur: anfrage.akteur,
  sprache: anfrage.sprache,
  herkunft: herkunftVon(anfrage),
})

export function kontoRoutes(ports: Ports, needs: Needs): Route[] {
  const nochEinmal = createNochEinmal(ports, needs)
  const faktor = createFaktorEinrichten(ports, { ...needs, nochEinmal })
  const passkeys = createPasskeyEinrichten(ports, { ...needs, nochEinmal })
  const sicherheit = createSicherheit(ports, { ...needs, nochEinmal })
  const angaben = createKontoAngaben(ports, { ...needs, nochEinmal })
  const leerlauf = createLeerlauf(ports)
  const { sessions, endSession, endOthers, log, changePassword } = sicherheitContract
  const { state, beginTotp, confirmTotp, removeTotp, newErsatzcodes, beginPasskey, addPasskey, removePasskey, setPflicht } =
    zweiterFaktorContract

  return [
    geschuetzt(sessions, ({ akteur }) => sicherheit.sessions(akteur)),
    geschuetzt(endSession, (anfrage) => sicherheit.endSession(werVon(anfrage), anfrage.params.sitzungId)),
    geschuetzt(endOthers, (anfrage) => sicherheit.endOthers(werVon(anfrage))),
    geschuetzt(log, ({ akteur }) => sicherheit.log(akteur)),
    geschuetzt(changePassword, (anfrage) => sicherheit.changePassword(werVon(anfrage), anfrage.body)),

    geschuetzt(state, ({ akteur }) => faktor.state(akteur)),
    geschuetzt(beginTotp, (anfrage) => faktor.beginTotp(werVon(anfrage), anfrage.body.password)),
    geschuetzt(confirmTotp, (anfrage) => faktor.confirmTotp(werVon(anfrage), anfrage.body.code)),
    geschuetzt(removeTotp, (anfrage) => faktor.removeTotp(werVon(anfrage), anfrage.body.password)),
    geschuetzt(newErsatzcodes, (anfrage) => faktor.newErsatzcodes(werVon(anfrage), anfrage.body.password)),
    geschuetzt(beginPasskey, (anfrage) => passkeys.beginPasskey(werVon(anfrage), anfrage.body.password)),
    geschuetzt(addPasskey, (anfrage) => passkeys.addPasskey(werVon(anfrage), anfrage.body)),
    geschuetzt(removePasskey, (anfrage) => passkeys.removePasskey(werVon(anfrage), anfrage.params.passkeyId, anfrage.body.password)),
    geschuetzt(setPflicht, ({ akteur, body }) => faktor.setPflicht(akteur, body)),

    geschuetzt(kontoAngabenContract.changeName, (anfrage) => angaben.changeName(werVon(anfrage), anfrage.body.name)),
    geschuetzt(kontoAngabenContract.changeEmail, (anfrage) =>
      angaben.changeEmail({ ...werVon(anfrage), address: anfrage.adresse }, anfrage.body),
    ),
    route(kontoAngabenContract.confirmEmail, async (anfrage) => {
      await angaben.confirmEmail(anfrage.body, { address: anfrage.adresse, herkunft: herkunftVon(anfrage), sprache: anfrage.sprache })
      return true as const
    }),
    route(kontoAngabenContract.undoEmail, async (anfrage) => {
      await angaben.undoEmail(anfrage.body.token, { address: anfrage.adresse, herkunft: herkunftVon(anfrage), sprache: anfrage.sprache })
      return true as const
    }),

    geschuetzt(leerlaufContract.here, ({ akteur }) => leerlauf.here(akteur)),
    geschuetzt(leerlaufContract.readIdle, ({ akteur }) => leerlauf.read(akteur)),
    geschuetzt(leerlaufContract.setIdle, ({ akteur, body }) => leerlauf.setOwn(akteur, body.minuten)),
    geschuetzt(leerlaufContract.setOfflineOfAll, ({ akteur, body }) => leerlauf.setOffline(akteur, body.stunden)),
    geschuetzt(leerlaufContract.setIdleOfAll, ({ akteur, body }) => leerlauf.setOfAll(akteur, body.minuten)),
  ]
}
