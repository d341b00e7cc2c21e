import { avv } from '@dreiklang/domain/organisation/avv'
import { emptyAkte } from '@dreiklang/domain/personal/personal'
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import { demoPassword } from './demo/konten.ts'
import { type Anfragen, next, veraltet } from './zugriffZiel.fixtures.ts'

const personAkte = {
  name: 'Jonas Meyer',
  rolle: 'ROLE_PFLEGER',
  beruf: 'PFLEGEKRAFT',
  ...emptyAkte,
}

const organisation = (name: string) => ({
  art: 'PFLEGEDIENST',
  name,
  adresse: { strasse: 'Weg', hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' },
  telefon: '089 123456',
  email: null,
  ik: null,
  bsnr: null,
})

export const anfragenOfHaus: Anfragen = {
  'anmeldung.signIn': () => ({ body: { email: `niemand${next()}@dreiklang.example`, password: 'falsch' } }),
  'anmeldung.refreshToken': () => ({}),
  'anmeldung.signOut': () => ({}),
  'anmeldung.me': () => ({}),
  'anmeldung.signUp': () => ({
    body: { name: 'Neu Neumann', email: `neu${next()}@dreiklang.example`, password: 'vier-Kraniche-im-Nebel' },
  }),
  'anmeldung.resendConfirmation': () => ({ body: { email: `neu${next()}@dreiklang.example` } }),
  'anmeldung.confirm': () => ({ body: { token: 'x'.repeat(43), password: 'falsch' } }),
  'anmeldung.forgotPassword': () => ({ body: { email: `niemand${next()}@dreiklang.example` } }),
  'anmeldung.checkLink': () => ({ body: { zweck: 'PASSWORT', token: 'x'.repeat(43) } }),
  'anmeldung.resetPassword': () => ({ body: { token: 'x'.repeat(43), password: 'vier-Kraniche-im-Nebel' } }),
  'anmeldung.lock': () => ({}),
  'anmeldung.unlock': () => ({ body: { email: 'niemand@dreiklang.example', password: 'falsch' } }),
  'anmeldung.signInByTemplate': () => ({ body: { email: `niemand${next()}@dreiklang.example`, password: 'falsch' } }),
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
  'anmeldung.beginTotp': () => ({ body: { password: demoPassword } }),
  'anmeldung.confirmTotp': () => ({ body: { code: '000000' } }),
  'anmeldung.removeTotp': () => ({ body: { password: demoPassword } }),
  'anmeldung.newErsatzcodes': () => ({ body: { password: demoPassword } }),
  'anmeldung.beginPasskey': () => ({ body: { password: demoPassword } }),
  'anmeldung.addPasskey': () => ({
    body: {
      token: 'x'.repeat(43),
      name: 'Telefon',
      anlage: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    },
  }),
  'anmeldung.removePasskey': () => ({ params: { passkeyId: 'AAAA' }, body: { password: demoPassword } }),
  'anmeldung.changeName': () => ({ body: { name: 'Neu Neumann' } }),
  'anmeldung.changeEmail': () => ({ body: { email: `neu${next()}@dreiklang.example`, password: 'falsch' } }),
  'anmeldung.confirmEmail': () => ({ body: { token: 'x'.repeat(43), password: 'falsch' } }),
  'anmeldung.undoEmail': () => ({ body: { token: 'x'.repeat(43) } }),
  'anmeldung.here': () => ({}),
  'anmeldung.readIdle': () => ({}),
  'anmeldung.setIdle': () => ({ body: { minuten: 10 } }),
  'anmeldung.setOfflineOfAll': () => ({ body: { stunden: 12 } }),
  'anmeldung.setIdleOfAll': () => ({ body: { minuten: 15 } }),
  'organisation.readOwn': () => ({}),
  'organisation.updateOwn': () => ({
    body: {
      adresse: { strasse: 'Weg', hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' },
      telefon: '089 123456',
      email: null,
      version: veraltet,
    },
  }),
  'anmeldung.setPflicht': () => ({ body: { pflicht: false } }),
  'anmeldung.sessions': () => ({}),
  'anmeldung.endSession': () => ({ params: { sitzungId: niemandsId } }),
  'anmeldung.endOthers': () => ({}),
  'anmeldung.log': () => ({}),
  'anmeldung.auskunft': () => ({}),
  'anmeldung.changePassword': () => ({ body: { alt: 'falsch', neu: 'vier-Kraniche-im-Nebel' } }),
  'personal.findWaiting': () => ({ query: { email: 'niemand@dreiklang.example' } }),
  'personal.listWaiting': () => ({}),
  'personal.refuseWaiting': () => ({ params: { wartendeId: niemandsId } }),
  'personal.takeIn': ({ organisationId }) => ({
    body: { organisationId, email: 'niemand@dreiklang.example', rolle: 'ROLE_PFLEGE_ADMIN', beruf: 'VERWALTUNG', lanr: null },
  }),
  'organisation.search': () => ({ query: { art: 'APOTHEKE' } }),
  'organisation.readAbschnitte': () => ({}),
  'organisation.updateAbschnitt': () => ({
    body: { abschnitt: 'KENNUNGEN', version: veraltet, inhalt: { telematikId: null, kimAdresse: null } },
  }),
  'organisation.setLogo': () => ({}),
  'organisation.removeLogo': () => ({}),
  'organisation.readLogo': ({ organisationId }) => ({ params: { organisationId } }),
  'organisation.readFreigabe': () => ({}),
  'organisation.acceptAvv': () => ({ body: { version: avv.version, sprache: 'de', verschwiegenheit: true } }),
  'organisation.readAvv': () => ({}),
  'organisation.readAvvOf': ({ organisationId }) => ({ params: { organisationId } }),
  'organisation.requestChange': () => ({ body: { name: 'Neuer Name', ik: null, bsnr: null, begruendung: 'Umfirmierung' } }),
  'organisation.listAntraege': () => ({}),
  'organisation.decideAntrag': () => ({ params: { antragId: niemandsId }, body: { angenommen: false, grund: 'unklar' } }),
  // Of nobody's house: to lock one ends the sessions of all its people.
  'organisation.setStatus': () => ({ params: { organisationId: niemandsId }, body: { status: 'AKTIV', grund: 'geprüft' } }),
  'organisation.platformCounters': () => ({}),
  'organisation.list': () => ({ query: { art: 'APOTHEKE' } }),
  'organisation.export': () => ({ query: { art: 'APOTHEKE' } }),
  'organisation.read': ({ haus }) => ({ params: { organisationId: haus.ensemble.organisationen.markt } }),
  'organisation.listPartner': () => ({}),
  'organisation.askPartner': ({ haus }) => ({ params: { organisationId: haus.ensemble.organisationen.markt } }),
  'organisation.answerPartner': ({ haus }) => ({
    params: { organisationId: haus.ensemble.organisationen.markt },
    body: { angenommen: true, grund: null, version: veraltet },
  }),
  'organisation.endPartner': ({ haus }) => ({
    params: { organisationId: haus.ensemble.organisationen.markt },
    body: { grund: 'Wechsel', version: veraltet },
  }),
  'organisation.create': () => ({ body: organisation(`Pflegedienst ${next()}`) }),
  'personal.invite': ({ organisationId }) => ({
    body: {
      organisationId,
      email: `neu${next()}@dreiklang.example`,
      name: 'Neu Neumann',
      rolle: 'ROLE_PFLEGER',
      beruf: 'PFLEGEKRAFT',
      lanr: null,
      sprache: 'de',
    },
  }),
  'personal.resendEinladung': () => ({ params: { einladungId: niemandsId } }),
  'personal.revokeEinladung': () => ({ params: { einladungId: niemandsId } }),
  'personal.readEinladung': () => ({ body: { token: 'x'.repeat(43) } }),
  'personal.renewEinladung': () => ({ body: { token: 'x'.repeat(43) } }),
  'personal.acceptEinladung': () => ({ body: { token: 'x'.repeat(43), password: 'vier-Kraniche-im-Nebel' } }),
  'personal.exportPersonal': () => ({}),
  'personal.listPartner': () => ({ query: { art: 'ARZTPRAXIS' } }),
  'personal.readPerson': ({ personId }) => ({ params: { personId } }),
  'personal.updatePerson': ({ personId }) => ({ params: { personId }, body: { ...personAkte, version: veraltet } }),
  'personal.leave': ({ personId }) => ({ params: { personId }, body: { letzterTag: '2026-01-01', uebernimmtId: null } }),
  'personal.addAbwesenheit': ({ personId }) => ({
    params: { personId },
    body: { art: 'URLAUB', von: '2027-02-01', bis: '2027-02-05', vertretungId: niemandsId },
  }),
  'personal.removeAbwesenheit': ({ personId }) => ({ params: { personId, abwesenheitId: niemandsId } }),
  'personal.listPersonal': () => ({}),
  'personal.listAerzte': ({ haus }) => ({ params: { organisationId: haus.ensemble.organisationen.weber } }),
  'personal.setActive': ({ personId }) => ({ params: { personId }, body: { aktiv: true } }),
  'protokoll.list': () => ({}),
  'protokoll.exportieren': () => ({}),
  'protokoll.kopf': () => ({}),
  'protokoll.own': () => ({}),
  'protokoll.einsicht': ({ klientId }) => ({ params: { klientId } }),
  'search.search': () => ({ body: { query: 'mu' } }),
  'navigation.verticalMenu': () => ({}),
  'navigation.common': () => ({}),
  'settings.read': () => ({}),
  'settings.update': () => ({ body: { density: 'compact' } }),
  'settings.readUser': () => ({}),
  'settings.updateUser': () => ({ body: { user: { status: 'busy' } } }),
  'settings.setPhoto': () => ({}),
  'settings.readPhoto': ({ personId }) => ({ params: { personId } }),
  'liste.ansichten': () => ({ params: { liste: 'test.liste' } }),
  'liste.createAnsicht': () => ({
    params: { liste: 'test.liste' },
    body: { name: `Ansicht ${next()}`, suche: { suche: 'Frau' }, gemeinsam: false },
  }),
  'liste.updateAnsicht': () => ({
    params: { liste: 'test.liste', ansichtId: niemandsId },
    body: { name: 'Ansicht', suche: {}, version: 1 },
  }),
  'liste.removeAnsicht': () => ({ params: { liste: 'test.liste', ansichtId: niemandsId } }),
  'liste.setStandard': () => ({ params: { liste: 'test.liste' }, body: { ansichtId: null } }),
  'notification.listMessages': () => ({}),
  'notification.pageMessages': () => ({}),
  'notification.createMessage': () => ({ body: { message: { title: 'Merken' } } }),
  'notification.updateMessage': () => ({ body: { id: niemandsId, message: { read: true } } }),
  'notification.removeMessage': () => ({ query: { id: niemandsId } }),
  'notification.markAllMessagesAsRead': () => ({}),
  'notification.getMarkAllMessagesAsRead': () => ({}),
  'notification.toggleMessageReadStatus': () => ({ body: { message: { id: niemandsId, read: true } } }),
  'notification.listNotifications': () => ({}),
  'notification.pageNotifications': () => ({}),
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
    body: { endpoint: `https://push.example.org/${next()}`, p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) },
  }),
  'push.unsubscribe': () => ({}),
  'push.test': () => ({}),
  'anmeldung.demoAccounts': () => ({}),
  'rechtstexte.read': () => ({ params: { art: 'IMPRESSUM' } }),
  'rechtstexte.stand': () => ({}),
  'rechtstexte.readEntwurf': () => ({ params: { art: 'IMPRESSUM' } }),
  'rechtstexte.saveEntwurf': () => ({ params: { art: 'IMPRESSUM' }, body: { version: veraltet, angaben: {}, de: 'x', en: 'x' } }),
  'rechtstexte.publish': () => ({ params: { art: 'IMPRESSUM' }, body: { version: veraltet, gueltigAb: '2026-11-18' } }),
  'betrieb.live': () => ({}),
  'betrieb.ready': () => ({}),
  'betrieb.zustand': () => ({}),
  'betrieb.openapi': () => ({}),
}

export const tableOfKonten = `
anmeldung.signIn                  401 401 401 401 401 401 401 401 401 401 401 401 401 401 401
anmeldung.refreshToken            401 401 401 401 401 401 401 401 401 401 401 401 401 401 401
anmeldung.signOut                 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
anmeldung.me                      401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
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
anmeldung.auskunft                401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.changePassword          401 401 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.changeName              401 401 204 204 204 204 204 204 204 204 204 204 204 204 204
anmeldung.changeEmail             401 401 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.checkLink               422 422 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.confirmEmail            422 422 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.undoEmail               422 422 422 422 422 422 422 422 422 422 422 422 422 422 422
anmeldung.here                    401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.readIdle                401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
anmeldung.setIdle                 401 401 204 204 204 204 204 204 204 204 204 204 204 204 204
anmeldung.setOfflineOfAll         401 401 403 403 204 403 204 403 204 403 204 403 204 403 204
anmeldung.setIdleOfAll            401 401 403 403 204 403 204 403 204 403 204 403 204 403 204
anmeldung.demoAccounts            200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
`
