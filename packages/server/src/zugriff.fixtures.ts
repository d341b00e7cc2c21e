/** For tests that ask every call of the server: what each call is asked with, and whom it lets in. Written by hand; a call without an entry fails. */
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { angabenFuer, niemandsId } from './bestellung/angaben.fixtures.ts'
import { demoPasswort } from './demo/konten.ts'
import { type Fall, type Haus, type Konto, entwurfFuer, klientAngaben } from './bestellung/bestellung.fixtures.ts'

/** Whose things are asked for. */
export interface Ziel {
  haus: Haus
  /** An order that all three sides see. */
  fall: Fall
  bestellungId: string
  klientId: string
  einwilligungId: string
  organisationId: string
  personId: string
}

export interface Anfrage {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Newer than any order: whoever gets past role and relation is told of the conflict, and nothing changes. */
const veraltet = 1_000_000

/** The way to the settings, which everybody has among the shortcuts. */
const ueblicherShortcut = '5c000000-0000-4000-8000-000000000007'

let zaehler = 0
const organisation = (name: string) => ({
  art: 'PFLEGEDIENST',
  name,
  adresse: { strasse: 'Weg', hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' },
  telefon: '089 123456',
  email: null,
  ik: null,
  bsnr: null,
  vertretungId: null,
})

const anfragen: Record<string, (ziel: Ziel) => Anfrage> = {
  'anmeldung.signIn': () => ({ body: { email: `niemand${(zaehler += 1)}@dreiklang.example`, password: 'falsch' } }),
  'anmeldung.refreshToken': () => ({}),
  'anmeldung.signOut': () => ({}),
  'anmeldung.me': () => ({}),
  'anmeldung.setPassword': () => ({ body: { token: 'x'.repeat(43), password: 'vier-Kraniche-im-Nebel' } }),
  'anmeldung.signUp': () => ({
    body: { name: 'Neu Neumann', email: `neu${(zaehler += 1)}@dreiklang.example`, password: 'vier-Kraniche-im-Nebel' },
  }),
  'anmeldung.resendConfirmation': () => ({ body: { email: `neu${(zaehler += 1)}@dreiklang.example` } }),
  'anmeldung.confirm': () => ({ body: { token: 'x'.repeat(43), password: 'falsch' } }),
  'anmeldung.forgotPassword': () => ({ body: { email: `niemand${(zaehler += 1)}@dreiklang.example` } }),
  'anmeldung.resetPassword': () => ({ body: { token: 'x'.repeat(43), password: 'vier-Kraniche-im-Nebel' } }),
  'anmeldung.lock': () => ({}),
  'anmeldung.unlock': () => ({ body: { email: 'niemand@dreiklang.example', password: 'falsch' } }),
  'anmeldung.signInByTemplate': () => ({ body: { email: `niemand${(zaehler += 1)}@dreiklang.example`, password: 'falsch' } }),
  'anmeldung.signInWithToken': () => ({ body: { accessToken: 'x.y.z' } }),
  'anmeldung.secondFactor': () => ({ body: { weg: 'totp', token: 'x'.repeat(43), code: '000000' } }),
  'anmeldung.passkeyOptions': () => ({}),
  'anmeldung.passkeySignIn': () => ({
    body: {
      token: 'x'.repeat(43),
      beweis: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
    },
  }),
  'anmeldung.faktorStand': () => ({}),
  'anmeldung.beginTotp': () => ({ body: { password: demoPasswort } }),
  'anmeldung.confirmTotp': () => ({ body: { code: '000000' } }),
  'anmeldung.removeTotp': () => ({ body: { password: demoPasswort } }),
  'anmeldung.newErsatzcodes': () => ({ body: { password: demoPasswort } }),
  'anmeldung.beginPasskey': () => ({ body: { password: demoPasswort } }),
  'anmeldung.addPasskey': () => ({
    body: {
      token: 'x'.repeat(43),
      name: 'Telefon',
      anlage: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    },
  }),
  'anmeldung.removePasskey': () => ({ params: { passkeyId: 'AAAA' }, body: { password: demoPasswort } }),
  'anmeldung.changeName': () => ({ body: { name: 'Neu Neumann' } }),
  'anmeldung.changeEmail': () => ({ body: { email: `neu${(zaehler += 1)}@dreiklang.example`, password: 'falsch' } }),
  'anmeldung.confirmEmail': () => ({ body: { token: 'x'.repeat(43), password: 'falsch' } }),
  'anmeldung.undoEmail': () => ({ body: { token: 'x'.repeat(43) } }),
  'anmeldung.here': () => ({}),
  'anmeldung.readIdle': () => ({}),
  'anmeldung.setIdle': () => ({ body: { minuten: 10 } }),
  'anmeldung.setIdleOfAll': () => ({ body: { minuten: 15 } }),
  'organisation.readOwn': () => ({}),
  'organisation.updateOwn': () => ({
    body: {
      adresse: { strasse: 'Weg', hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' },
      telefon: '089 123456',
      email: null,
      vertretungId: null,
      version: veraltet,
    },
  }),
  'anmeldung.setPflicht': () => ({ body: { pflicht: false } }),
  'anmeldung.sessions': () => ({}),
  'anmeldung.endSession': () => ({ params: { sitzungId: niemandsId } }),
  'anmeldung.endOthers': () => ({}),
  'anmeldung.log': () => ({}),
  'anmeldung.changePassword': () => ({ body: { alt: 'falsch', neu: 'vier-Kraniche-im-Nebel' } }),
  'organisation.findWaiting': () => ({ query: { email: 'niemand@dreiklang.example' } }),
  'organisation.takeIn': ({ organisationId }) => ({
    body: { organisationId, email: 'niemand@dreiklang.example', rolle: 'ROLE_PFLEGE_ADMIN', beruf: 'VERWALTUNG', lanr: null },
  }),
  'organisation.search': () => ({ query: { art: 'APOTHEKE' } }),
  'organisation.create': () => ({ body: organisation(`Pflegedienst ${(zaehler += 1)}`) }),
  'organisation.createPerson': ({ organisationId }) => ({
    body: {
      organisationId,
      email: `neu${(zaehler += 1)}@dreiklang.example`,
      name: 'Neu Neumann',
      rolle: 'ROLE_PFLEGER',
      beruf: 'PFLEGEKRAFT',
      lanr: null,
    },
  }),
  'organisation.listPersonal': () => ({}),
  'organisation.listAerzte': ({ haus }) => ({ params: { organisationId: haus.ensemble.organisationen.weber } }),
  'organisation.setActive': ({ personId }) => ({ params: { personId }, body: { aktiv: true } }),
  'klient.search': () => ({}),
  'klient.read': ({ klientId }) => ({ params: { klientId } }),
  'klient.create': () => ({ body: klientAngaben((zaehler += 1)) }),
  'klient.update': ({ klientId }) => ({ params: { klientId }, body: { ...klientAngaben(1), version: veraltet } }),
  'klient.chooseApotheke': ({ haus, klientId }) => ({
    params: { klientId },
    body: { apothekeId: haus.ensemble.organisationen.markt, gewaehltAm: '2026-11-01', erklaertVon: 'Klient', form: 'SCHRIFTLICH' },
  }),
  'klient.addEinwilligung': ({ klientId }) => ({
    params: { klientId },
    body: { art: 'FOTO', erteiltAm: '2026-11-01', durch: 'Klient', dokument: null },
  }),
  'klient.withdrawEinwilligung': ({ klientId, einwilligungId }) => ({ params: { klientId, einwilligungId } }),
  'bestellung.list': () => ({}),
  'bestellung.exportCsv': () => ({}),
  'bestellung.counters': () => ({}),
  'bestellung.create': ({ haus, klientId }) => ({ body: entwurfFuer(haus, { klientId }) }),
  'bestellung.read': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.update': ({ haus, bestellungId }) => ({ params: { bestellungId }, body: { ...entwurfFuer(haus), version: veraltet } }),
  'bestellung.remove': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.preview': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.copy': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.timeline': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.markGelesen': ({ bestellungId, fall }) => ({
    params: { bestellungId, rueckfrageId: fall.stand.rueckfragen[0]?.id ?? '' },
    body: { nachrichtId: fall.stand.rueckfragen[0]?.nachrichten[0]?.id },
  }),
  'bestellung.products': () => ({ query: { suche: 'a' } }),
  'bestellung.stream': () => ({}),
  'chat.list': () => ({}),
  'chat.read': ({ bestellungId }) => ({ query: { id: bestellungId } }),
  'chat.update': ({ bestellungId }) => ({ body: { id: bestellungId, chat: { muted: true } } }),
  'chat.start': ({ bestellungId }) => ({ body: { bestellungId, seite: 'PFLEGE' } }),
  'chat.send': ({ bestellungId, personId }) => ({ body: { id: personId, chatId: bestellungId, value: 'Guten Morgen' } }),
  'chat.markRead': ({ bestellungId, personId }) => ({ body: { chatId: bestellungId, messageId: personId } }),
  'chat.sides': ({ bestellungId }) => ({ query: { bestellungId } }),
  'chat.contacts': () => ({}),
  'chat.contact': ({ personId }) => ({ query: { id: personId } }),
  'chat.profile': () => ({}),
  'kontakt.all': () => ({}),
  'kontakt.search': () => ({ query: { query: 'a' } }),
  'kontakt.read': () => ({ query: { id: niemandsId } }),
  'kontakt.create': () => ({}),
  'kontakt.update': () => ({ body: { id: niemandsId, contact: { name: 'x' } } }),
  'kontakt.remove': () => ({ query: { id: niemandsId } }),
  'kontakt.restore': () => ({ body: { id: niemandsId } }),
  'kontakt.countries': () => ({}),
  'kontakt.tags': () => ({}),
  'kontakt.createTag': () => ({ body: { tag: { title: `Stichwort ${(zaehler += 1)}` } } }),
  'kontakt.updateTag': () => ({ body: { id: niemandsId, tag: { title: 'x' } } }),
  'kontakt.removeTag': () => ({ query: { id: niemandsId } }),
  'kontakt.setAvatar': () => ({ query: { id: niemandsId } }),
  'kontakt.readAvatar': () => ({ params: { kontaktId: niemandsId } }),
  'kontakt.own': () => ({}),
  'kontakt.favourite': () => ({ body: { id: niemandsId, favourite: true } }),
  'kontakt.used': () => ({ body: { id: niemandsId } }),
  'kontakt.import': ({ personId }) => ({
    body: {
      id: personId,
      contacts: [
        { name: 'x', emails: [], phoneNumbers: [], title: null, company: null, birthday: null, address: null, notes: null, tags: [] },
      ],
    },
  }),
  'kontakt.undoImport': () => ({ query: { id: niemandsId } }),
  'kontakt.merge': ({ personId }) => ({
    body: {
      id: personId,
      version: 1,
      other: { id: niemandsId, version: 1 },
      avatarOf: personId,
      contact: {
        name: 'x',
        emails: [],
        phoneNumbers: [],
        title: null,
        company: null,
        birthday: null,
        address: null,
        notes: null,
        tags: [],
      },
    },
  }),
  'kontakt.undoMerge': () => ({ body: { id: niemandsId } }),
  'search.search': () => ({ body: { query: 'mu' } }),
  'navigation.verticalMenu': () => ({}),
  'navigation.common': () => ({}),
  'settings.read': () => ({}),
  'settings.update': () => ({ body: { density: 'compact' } }),
  'settings.readUser': () => ({}),
  'settings.updateUser': () => ({ body: { user: { status: 'busy' } } }),
  'settings.setPhoto': () => ({}),
  'settings.readPhoto': ({ personId }) => ({ params: { personId } }),
  'shortcut.list': () => ({}),
  'shortcut.create': () => ({ body: { shortcut: { label: 'Notdienst', icon: 'phone', link: 'tel:+49800228', useRouter: false } } }),
  'shortcut.update': () => ({ body: { id: ueblicherShortcut, shortcut: { label: 'Mein Konto' } } }),
  'shortcut.sort': () => ({ body: { ids: [ueblicherShortcut] } }),
  'shortcut.remove': () => ({ query: { id: ueblicherShortcut } }),
  'notification.listMessages': () => ({}),
  'notification.createMessage': () => ({ body: { message: { title: 'Merken' } } }),
  'notification.updateMessage': () => ({ body: { id: niemandsId, message: { read: true } } }),
  'notification.removeMessage': () => ({ query: { id: niemandsId } }),
  'notification.markAllMessagesAsRead': () => ({}),
  'notification.getMarkAllMessagesAsRead': () => ({}),
  'notification.toggleMessageReadStatus': () => ({ body: { message: { id: niemandsId, read: true } } }),
  'notification.listNotifications': () => ({}),
  'notification.createNotification': () => ({ body: { notification: { title: 'Merken' } } }),
  'notification.updateNotification': () => ({ body: { id: niemandsId, notification: { read: true } } }),
  'notification.removeNotification': () => ({ query: { id: niemandsId } }),
  'notification.markAllNotificationsAsRead': () => ({}),
  'notification.getMarkAllNotificationsAsRead': () => ({}),
  'notification.toggleNotificationReadStatus': () => ({ body: { notification: { id: niemandsId, read: true } } }),
  'notification.readSettings': () => ({}),
  'notification.updateSettings': () => ({ body: { themen: [{ id: 'dran', email: false }] } }),
  'push.read': () => ({}),
  'push.subscribe': () => ({
    body: { endpoint: `https://push.example.org/${(zaehler += 1)}`, p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) },
  }),
  'push.unsubscribe': () => ({}),
  'push.test': () => ({}),
  'anmeldung.demoAccounts': () => ({}),
  'betrieb.live': () => ({}),
  'betrieb.ready': () => ({}),
  'betrieb.openapi': () => ({}),
}

/** What a call is asked with. @throws for a call that nobody has thought of */
export function anfrageFuer(call: Call, ziel: Ziel): Anfrage {
  const anfrage = anfragen[call.id]
  if (anfrage !== undefined) return anfrage(ziel)
  if (!(call.id in zugriff)) throw new Error(`${call.id} has no entry in zugriff.fixtures.ts`)
  const handlung = call.id.replace('bestellung.', '') as PersonenHandlung
  return { params: { bestellungId: ziel.bestellungId }, body: { ...angabenFuer(handlung, ziel.fall), version: veraltet } }
}

/** The columns of the table: nobody, a token that has run out, the platform, the six of the order, the six of another house. */
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

/**
 * What each call answers when it is asked for things of Sonnenhof: an order with Praxis Dr. Weber and Apotheke am Markt, its Klient.
 * 409 is the way a step says that role and relation were in order: it is asked with a version that does not exist.
 */
const tabelle = `
call                              nie abg adm pf  pfA ar  arA ap  apA pf2 pA2 ar2 aA2 ap2 aA2
anmeldung.signIn                  401 401 401 401 401 401 401 401 401 401 401 401 401 401 401
anmeldung.refreshToken            401 401 401 401 401 401 401 401 401 401 401 401 401 401 401
anmeldung.signOut                 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
anmeldung.me                      401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.setPassword             422 422 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.signUp                  200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.resendConfirmation      200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.confirm                 422 422 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.forgotPassword          200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.resetPassword           422 422 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.lock                    401 401 204 204 204 204 204 204 204 204 204 204 204 204 204
anmeldung.unlock                  401 401 401 401 401 401 401 401 401 401 401 401 401 401 401
anmeldung.signInByTemplate        401 401 401 401 401 401 401 401 401 401 401 401 401 401 401
anmeldung.signInWithToken         401 401 401 401 401 401 401 401 401 401 401 401 401 401 401
anmeldung.secondFactor            422 422 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.passkeyOptions          200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.passkeySignIn           422 422 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.faktorStand             401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.beginTotp               401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.confirmTotp             401 401 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.removeTotp              401 401 204 204 204 204 204 204 204 204 204 204 204 204 204
anmeldung.newErsatzcodes          401 401 409 409 409 409 409 409 409 409 409 409 409 409 409
anmeldung.beginPasskey            401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.addPasskey              401 401 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.removePasskey           401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
anmeldung.setPflicht              401 401 403 403 204 403 204 403 204 403 204 403 204 403 204
anmeldung.sessions                401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.endSession              401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
anmeldung.endOthers               401 401 204 204 204 204 204 204 204 204 204 204 204 204 204
anmeldung.log                     401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.changePassword          401 401 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.changeName              401 401 204 204 204 204 204 204 204 204 204 204 204 204 204
anmeldung.changeEmail             401 401 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.confirmEmail            422 422 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.undoEmail               422 422 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.here                    401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.readIdle                401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.setIdle                 401 401 204 204 204 204 204 204 204 204 204 204 204 204 204
anmeldung.setIdleOfAll            401 401 403 403 204 403 204 403 204 403 204 403 204 403 204
organisation.readOwn              401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
organisation.updateOwn            401 401 403 403 409 403 409 403 409 403 409 403 409 403 409
organisation.findWaiting          401 401 404 403 404 403 404 403 404 403 404 403 404 403 404
organisation.takeIn               401 401 422 403 422 403 404 403 404 403 404 403 404 403 404
organisation.search               401 401 200 200 200 403 403 200 200 200 200 403 403 200 200
organisation.create               401 401 201 403 403 403 403 403 403 403 403 403 403 403 403
organisation.createPerson         401 401 422 403 201 403 404 403 404 403 404 403 404 403 404
organisation.listPersonal         401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
organisation.listAerzte           401 401 403 200 200 403 403 403 403 200 200 403 403 403 403
organisation.setActive            401 401 204 403 204 403 404 403 404 403 404 403 404 403 404
klient.search                     401 401 403 200 200 403 403 403 403 200 200 403 403 403 403
klient.read                       401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.create                     401 401 403 403 201 403 403 403 403 403 201 403 403 403 403
klient.update                     401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
klient.chooseApotheke             401 401 403 204 204 403 403 403 403 404 404 403 403 403 403
klient.addEinwilligung            401 401 403 201 201 403 403 403 403 404 404 403 403 403 403
klient.withdrawEinwilligung       401 401 403 204 204 403 403 403 403 404 404 403 403 403 403
bestellung.list                   401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
bestellung.exportCsv              401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
bestellung.counters               401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
bestellung.create                 401 401 403 201 201 403 403 403 403 422 422 403 403 403 403
bestellung.read                   401 401 403 200 200 200 200 200 200 404 404 404 404 404 404
bestellung.update                 401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.remove                 401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.preview                401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.copy                   401 401 403 201 201 403 403 403 403 404 404 403 403 403 403
bestellung.timeline               401 401 403 200 200 200 200 200 200 404 404 404 404 404 404
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
bestellung.neuAnfordern           401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.annehmen               401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.apothekeAblehnen       401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.austauschen            401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.neuesRezeptAnfordern   401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.bereitstellen          401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.ausliefern             401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.zustellen              401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
bestellung.abholungBestaetigen    401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
bestellung.zustellungGescheitert  401 401 403 403 403 403 403 409 409 403 403 403 403 404 404
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
chat.list                         401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
chat.read                         401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
chat.update                       401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.start                        401 401 403 404 404 200 200 200 200 404 404 404 404 404 404
chat.send                         401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
chat.markRead                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
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
kontakt.import                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kontakt.undoImport                401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.merge                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
kontakt.undoMerge                 401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
search.search                     401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
navigation.verticalMenu           401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
navigation.common                 401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
settings.read                     401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
settings.update                   401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
settings.readUser                 401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
settings.updateUser               401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
settings.setPhoto                 401 401 422 422 422 422 422 422 422 422 422 422 422 422 422
settings.readPhoto                401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
shortcut.list                     401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
shortcut.create                   401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
shortcut.update                   401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
shortcut.sort                     401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
shortcut.remove                   401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.listMessages         401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.createMessage        401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.markAllMessagesAsRead 401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.getMarkAllMessagesAsRead 401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
notification.updateMessage        401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
notification.removeMessage        401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
notification.toggleMessageReadStatus 401 401 404 404 404 404 404 404 404 404 404 404 404 404 404
notification.listNotifications    401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
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
anmeldung.demoAccounts            200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
betrieb.live                      200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
betrieb.ready                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
betrieb.openapi                   200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
`

/** The row of each call, in the columns of `wer`. */
export const zugriff: Record<string, number[]> = Object.fromEntries(
  tabelle
    .trim()
    .split('\n')
    .slice(1)
    .map((zeile) => {
      const [call = '', ...zellen] = zeile.split(/ +/)
      return [call, zellen.map(Number)]
    }),
)
