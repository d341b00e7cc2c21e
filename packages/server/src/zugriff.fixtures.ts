/** Written by hand; a call without an entry fails. One long table, a line a call, for whoever asks who may do what. */
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { angabenFor } from './bestellung/angaben.fixtures.ts'
import type { Konto } from './bestellung/bestellung.fixtures.ts'
import { anfragenOfApps } from './zugriffApps.fixtures.ts'
import { anfragenAtBesuche, tableOfBesuche } from './zugriffBesuch.fixtures.ts'
import { anfragenAtDokumentation, tableOfDokumentation } from './zugriffDokumentation.fixtures.ts'
import { anfragenAtFristen, tableOfFristen } from './zugriffFrist.fixtures.ts'
import { anfragenOfHaus, tableOfKonten } from './zugriffHaus.fixtures.ts'
import { anfragenAtKlienten, tableOfKlienten } from './zugriffKlient.fixtures.ts'
import { anfragenAtPlanung, tableOfPlanung } from './zugriffPlanung.fixtures.ts'
import { anfragenOfRooms, tableOfRooms } from './zugriffRooms.fixtures.ts'
import { anfragenAtSerien, tableOfSerien } from './zugriffSerie.fixtures.ts'
import { anfragenAtTouren, tableOfTouren } from './zugriffTour.fixtures.ts'
import { anfragenUnterwegs, tableOfUnterwegs } from './zugriffUnterwegs.fixtures.ts'
import { type Anfrage, type Ziel, veraltet } from './zugriffZiel.fixtures.ts'

const anfragen = {
  ...anfragenOfHaus,
  ...anfragenOfApps,
  ...anfragenOfRooms,
  ...anfragenAtKlienten,
  ...anfragenAtBesuche,
  ...anfragenAtDokumentation,
  ...anfragenAtPlanung,
  ...anfragenAtSerien,
  ...anfragenAtFristen,
  ...anfragenUnterwegs,
  ...anfragenAtTouren,
}

/** What a call is asked with. @throws for a call that nobody has thought of */
export function anfrageFor(call: Call, target: Ziel): Anfrage {
  const request = anfragen[call.id]
  if (request !== undefined) return request(target)
  if (!(call.id in zugriff)) throw new Error(`${call.id} has no entry in zugriff.fixtures.ts`)
  const handlung = call.id.replace('bestellung.', '') as PersonenHandlung
  return { params: { bestellungId: target.bestellungId }, body: { ...angabenFor(handlung, target.fall), version: veraltet } }
}

/** The columns of the table: nobody, a token that has run out, the platform, the six of the order, the six of another organisation. */
export const wer = [
  'niemand',
  'abgelaufen',
  'admin',
  'pfleger',
  'pflege-admin',
  'arzt',
  'arzt-admin',
  'apotheker',
  'apotheke-admin',
  'pfleger2',
  'pflege-admin2',
  'arzt2',
  'arzt-admin2',
  'apotheker2',
  'apotheke-admin2',
] as const satisfies readonly (Konto | 'niemand' | 'abgelaufen')[]

/** 409 is how a step says that role and relation were in order: it is asked with a version that does not exist. */
const table = `
call                              nie abg adm pf  pfA ar  arA ap  apA pf2 pA2 ar2 aA2 ap2 aA2
organisation.readOwn              401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
organisation.updateOwn            401 401 403 403 409 403 409 403 409 403 409 403 409 403 409
personal.findWaiting              401 401 404 403 404 403 404 403 404 403 404 403 404 403 404
personal.listWaiting              401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
personal.refuseWaiting            401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
personal.takeIn                   401 401 422 403 422 403 404 403 404 403 404 403 404 403 404
organisation.search               401 401 200 200 200 403 403 200 200 200 200 403 403 200 200
organisation.create               401 401 201 403 403 403 403 403 403 403 403 403 403 403 403
organisation.readAbschnitte       401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
organisation.updateAbschnitt      401 401 403 403 409 403 409 403 409 403 409 403 409 403 409
organisation.setLogo              401 401 403 403 422 403 422 403 422 403 422 403 422 403 422
organisation.removeLogo           401 401 403 403 204 403 204 403 204 403 204 403 204 403 204
organisation.readLogo             401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
organisation.readFreigabe         401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
organisation.acceptAvv            401 401 403 403 204 403 204 403 204 403 204 403 204 403 204
organisation.readAvv              401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
organisation.readAvvOf            401 401 200 403 403 403 403 403 403 403 403 403 403 403 403
organisation.requestChange        401 401 403 403 204 403 204 403 204 403 204 403 204 403 204
organisation.listAntraege         401 401 200 403 403 403 403 403 403 403 403 403 403 403 403
organisation.decideAntrag         401 401 409 403 403 403 403 403 403 403 403 403 403 403 403
organisation.setStatus            401 401 404 403 403 403 403 403 403 403 403 403 403 403 403
organisation.platformCounters     401 401 200 403 403 403 403 403 403 403 403 403 403 403 403
organisation.list                 401 401 200 200 200 403 403 200 200 200 200 403 403 200 200
organisation.export               401 401 200 200 200 403 403 200 200 200 200 403 403 200 200
organisation.read                 401 401 200 200 200 403 403 200 200 200 200 403 403 200 200
organisation.listPartner          401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
organisation.askPartner           401 401 403 403 409 403 422 403 422 403 409 403 422 403 422
organisation.answerPartner        401 401 403 403 409 403 404 403 404 403 409 403 404 403 404
organisation.endPartner           401 401 403 403 409 403 404 403 404 403 409 403 404 403 404
personal.renewEinladung           200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
personal.invite                   401 401 422 403 201 403 404 403 404 403 404 403 404 403 404
personal.resendEinladung          401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
personal.revokeEinladung          401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
personal.readEinladung            422 422 422 422 422 422 422 422 422 422 422 422 422 422 422
personal.acceptEinladung          422 422 422 422 422 422 422 422 422 422 422 422 422 422 422
personal.exportPersonal           401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
personal.listPartner              401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
personal.readPerson               401 401 403 200 200 404 404 404 404 404 404 404 404 404 404
personal.updatePerson             401 401 403 403 409 403 404 403 404 403 404 403 404 403 404
personal.leave                    401 401 403 403 422 403 404 403 404 403 404 403 404 403 404
personal.addAbwesenheit           401 401 403 422 422 404 404 404 404 404 404 404 404 404 404
personal.removeAbwesenheit        401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
personal.listPersonal             401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
personal.listAerzte               401 401 403 200 200 403 403 403 403 200 200 403 403 403 403
personal.setActive                401 401 204 403 204 403 404 403 404 403 404 403 404 403 404
bestellung.list                   401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
bestellung.exportList             401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
bestellung.counters               401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
bestellung.create                 401 401 403 201 201 403 403 403 403 422 422 403 403 403 403
bestellung.read                   401 401 403 200 200 200 200 200 200 404 404 404 404 404 404
bestellung.update                 401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.remove                 401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.preview                401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.copy                   401 401 403 201 201 403 403 403 403 404 404 403 403 403 403
bestellung.copyTeil               401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
bestellung.copyByReichweite       401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
bestellung.readKlient             401 401 403 403 403 200 200 200 200 403 403 404 404 404 404
bestellung.readPflegehilfsmittel 401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
bestellung.readPflegehilfsmittelOfBestellung 401 401 403 403 403 403 403 200 200 403 403 403 403 404 404
bestellung.listRequests           401 401 403 403 403 200 200 403 403 403 403 200 200 403 403
bestellung.listLastVerordnungen   401 401 403 403 403 200 200 403 403 403 403 404 404 403 403
bestellung.timeline               401 401 403 200 200 200 200 200 200 404 404 404 404 404 404
bestellung.readReklamationFoto    401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
bestellung.markGelesen            401 401 403 204 204 204 204 204 204 404 404 404 404 404 404
bestellung.products               401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
bestellung.stream                 401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
bestellung.senden                 401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.verordnen              401 401 403 403 403 409 409 403 403 403 403 404 404 403 403
bestellung.rezeptKorrigieren      401 401 403 403 403 409 409 403 403 403 403 404 404 403 403
bestellung.rezeptZurueckziehen    401 401 403 403 403 409 409 403 403 403 403 404 404 403 403
bestellung.arztAblehnen           401 401 403 403 403 409 409 403 403 403 403 404 404 403 403
bestellung.anApothekeGeben        401 401 403 409 409 409 409 409 409 404 404 404 404 404 404
bestellung.selbstEinloesen        401 401 403 409 409 409 409 403 403 404 404 404 404 403 403
bestellung.verordnungHolen        401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.verordnungUnterschreiben 401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.verordnungEinreichen   401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.kasseEntscheiden       401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.neuAnfordern           401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.annehmen               401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.rezeptVorlegen         401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.recordKostenvoranschlag 401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.recordGenehmigung      401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.apothekeAblehnen       401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.austauschen            401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.btmFeststellen         401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.neuesRezeptAnfordern   401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.bereitstellen          401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.ausliefern             401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.zustellen              401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.abholungBestaetigen    401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.zustellungGescheitert  401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.kuehlketteFreigeben    401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.zuruecknehmen          401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.setZuzahlung           401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.recordZuzahlung        401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.restErlassen           401 401 403 409 409 403 403 409 409 404 404 403 403 404 404
bestellung.restErlassBeantworten  401 401 403 409 409 403 403 409 409 404 404 403 403 404 404
bestellung.eingangBestaetigen     401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.reklamieren            401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.stornieren             401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.stornoAnfragen         401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.stornoBeantworten      401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.rueckfrageStellen      401 401 403 409 409 409 409 409 409 404 404 404 404 404 404
bestellung.rueckfrageAntworten    401 401 403 409 409 409 409 409 409 404 404 404 404 404 404
bestellung.rueckfrageErledigen    401 401 403 409 409 409 409 409 409 404 404 404 404 404 404
bestellung.anPraxisWeiterleiten   401 401 403 409 409 409 409 403 403 404 404 404 404 403 403
bestellung.anApothekeWeiterleiten 401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.rezeptOrtMelden        401 401 403 409 409 409 409 409 409 404 404 404 404 404 404
bestellung.retoureFesthalten      401 401 403 409 409 403 403 409 409 404 404 403 403 404 404
bestellung.proposeNachschub       401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.withdrawNachschub      401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.takeOverNachschub      401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.declineNachschub       401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.folgeErledigen         401 401 403 409 409 409 409 409 409 404 404 404 404 404 404
bestellung.folgeVerzichten        401 401 403 409 409 409 409 409 409 404 404 404 404 404 404
chat.list                         401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
chat.read                         401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
chat.update                       401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.start                        401 401 403 404 404 200 200 200 200 404 404 404 404 404 404
chat.send                         401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.edit                         401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.withdraw                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.markRead                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.made                         401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
chat.keepMade                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.sources                      401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
chat.signs                        401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
chat.setSign                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.removeSign                   401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.later                        401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
chat.keepLater                    401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.removeLater                  401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.reminders                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
chat.keepReminder                 401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.removeReminder               401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.createGroup                  401 401 403 201 201 201 201 201 201 404 404 404 404 404 404
chat.renameGroup                  401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.addToGroup                   401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.removeFromGroup              401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.sides                        401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
chat.contacts                     401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
chat.contact                      401 401 404 404 200 200 200 200 200 404 404 404 404 404 404
chat.profile                      401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
kontakt.all                       401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kontakt.search                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kontakt.read                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.create                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kontakt.update                    401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.remove                    401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.restore                   401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.countries                 401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kontakt.tags                      401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kontakt.createTag                 401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kontakt.updateTag                 401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.removeTag                 401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.setAvatar                 401 401 403 422 422 422 422 422 422 422 422 422 422 422 422
kontakt.readAvatar                401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.own                       401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kontakt.favourite                 401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.used                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.list                      401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kontakt.export                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kontakt.import                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kontakt.undoImport                401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.merge                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.undoMerge                 401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
protokoll.list                    401 401 200 403 200 403 200 403 200 403 200 403 200 403 200
protokoll.exportieren             401 401 200 403 200 403 200 403 200 403 200 403 200 403 200
protokoll.kopf                    401 401 200 403 200 403 200 403 200 403 200 403 200 403 200
protokoll.own                     401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
protokoll.einsicht                401 401 403 403 200 403 404 403 404 403 404 403 404 403 404
search.search                     401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
navigation.verticalMenu           401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
navigation.common                 401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
settings.read                     401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
settings.update                   401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
settings.readUser                 401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
settings.updateUser               401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
settings.setPhoto                 401 401 422 422 422 422 422 422 422 422 422 422 422 422 422
settings.readPhoto                401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
liste.ansichten                   401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
liste.createAnsicht               401 401 201 201 201 201 201 201 201 201 201 201 201 201 201
liste.updateAnsicht               401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
liste.removeAnsicht               401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
liste.setStandard                 401 401 204 204 204 204 204 204 204 204 204 204 204 204 204
shortcut.list                     401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
shortcut.create                   401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
shortcut.update                   401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
shortcut.sort                     401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
shortcut.remove                   401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.listMessages         401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.pageMessages         401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.createMessage        401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.markAllMessagesAsRead 401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.getMarkAllMessagesAsRead 401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.updateMessage        401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
notification.removeMessage        401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
notification.toggleMessageReadStatus 401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
notification.listNotifications    401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.pageNotifications    401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.createNotification   401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.markAllNotificationsAsRead 401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.getMarkAllNotificationsAsRead 401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.updateNotification   401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
notification.removeNotification   401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
notification.toggleNotificationReadStatus 401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
notification.readSettings         401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
notification.updateSettings       401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
push.read                         401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
push.subscribe                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
push.test                         401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
push.unsubscribe                  401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
bestellung.listAbschriften         401 401 403 403 403 403 200 403 200 403 403 403 200 403 200
bestellung.exportAbschriften      401 401 403 403 403 403 200 403 200 403 403 403 404 403 404
bestellung.createAusBesuch        401 401 403 201 201 403 403 403 403 404 404 403 403 403 403
bestellung.uebergib               401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.verordneBeimBesuch     401 401 403 403 403 409 403 403 403 403 403 404 404 403 403
bestellung.listDesBesuchs         401 401 403 200 200 200 200 404 404 404 404 404 404 404 404
bestellung.listBesuche            401 401 403 200 200 200 200 200 200 404 404 404 404 404 404
bestellung.listBekannte           401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
bestellung.listBekannteOfKlient   401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
rechtstexte.read                  200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
rechtstexte.stand                 401 401 200 403 403 403 403 403 403 403 403 403 403 403 403
rechtstexte.readEntwurf           401 401 200 403 403 403 403 403 403 403 403 403 403 403 403
rechtstexte.saveEntwurf           401 401 409 403 403 403 403 403 403 403 403 403 403 403 403
rechtstexte.publish               401 401 409 403 403 403 403 403 403 403 403 403 403 403 403
betrieb.live                      200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
betrieb.ready                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
betrieb.zustand                   401 401 200 403 403 403 403 403 403 403 403 403 403 403 403
betrieb.openapi                   200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
${tableOfRooms}
${tableOfKlienten}
${tableOfBesuche}
${tableOfDokumentation}
${tableOfPlanung}
${tableOfSerien}
${tableOfFristen}
${tableOfUnterwegs}
${tableOfTouren}
${tableOfKonten}
`

export const zugriff: Record<string, number[]> = Object.fromEntries(
  table
    .trim()
    .split('\n')
    .slice(1)
    .filter((row) => row !== '')
    .map((row) => {
      const [call = '', ...cells] = row.split(/ +/)
      return [call, cells.map(Number)]
    }),
)
