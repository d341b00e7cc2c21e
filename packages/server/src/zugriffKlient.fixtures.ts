import { niemandsId } from './bestellung/angaben.fixtures.ts'
import { entwurfFor } from './bestellung/bestellung.fixtures.ts'
import { klientAngaben } from './bestellung/klienten.fixtures.ts'
import { type KlientBody, bereichBody, zugangBody } from './klient/klient.fixtures.ts'
import { type Anfragen, next, veraltet } from './zugriffZiel.fixtures.ts'

export const anfragenAtKlienten: Anfragen = {
  'klient.search': () => ({}),
  'klient.read': ({ klientId }) => ({ params: { klientId } }),
  'klient.create': () => ({ body: klientAngaben(next()) }),
  'klient.list': () => ({}),
  'klient.export': () => ({}),
  'klient.setStatus': ({ klientId }) => ({ params: { klientId }, body: { status: 'AKTIV', version: veraltet } }),
  'klient.readAkte': ({ klientId }) => ({ params: { klientId } }),
  'klient.updatePerson': ({ klientId }) => ({ params: { klientId }, body: bereichBody.person(klientAngaben(1) as KlientBody, veraltet) }),
  'klient.updateWohnen': ({ klientId }) => ({ params: { klientId }, body: bereichBody.wohnen(klientAngaben(1) as KlientBody, veraltet) }),
  'klient.updateVersicherung': ({ klientId }) => ({
    params: { klientId },
    body: bereichBody.versicherung(klientAngaben(1) as KlientBody, veraltet),
  }),
  'klient.updateAerzte': ({ klientId }) => ({ params: { klientId }, body: bereichBody.aerzte(klientAngaben(1) as KlientBody, veraltet) }),
  'klient.updateKontakte': ({ klientId }) => ({ params: { klientId }, body: bereichBody.kontakte(veraltet) }),
  'klient.updateGesundheit': ({ klientId }) => ({ params: { klientId }, body: bereichBody.gesundheit(veraltet) }),
  'klient.updateMedikation': ({ klientId }) => ({ params: { klientId }, body: bereichBody.medikation(veraltet) }),
  'klient.readPlan': ({ klientId }) => ({ params: { klientId } }),
  'klient.checkBmp': ({ klientId }) => ({ params: { klientId }, body: { seiten: ['kein Plan'] } }),
  'klient.takeBmp': ({ klientId }) => ({
    params: { klientId },
    body: { seiten: ['kein Plan'], version: veraltet, zeilen: [0], entfaellt: [], namen: {} },
  }),
  'klient.listPlaene': ({ klientId }) => ({ params: { klientId } }),
  'klient.updateHkp': ({ klientId }) => ({ params: { klientId }, body: bereichBody.hkp(veraltet) }),
  'klient.readZugang': ({ klientId }) => ({ params: { klientId } }),
  'klient.updateZugang': ({ klientId }) => ({ params: { klientId }, body: { ...zugangBody, version: veraltet } }),
  'klient.readZuteilungen': ({ klientId }) => ({ params: { klientId } }),
  'klient.addZuteilung': ({ klientId }) => ({ params: { klientId }, body: { personId: niemandsId, tag: '2026-11-18' } }),
  'klient.removeZuteilung': ({ klientId }) => ({ params: { klientId, personId: niemandsId }, query: { tag: '2026-11-18' } }),
  'klient.chooseApotheke': ({ haus, klientId }) => ({
    params: { klientId },
    body: { apothekeId: haus.ensemble.organisationen.markt, gewaehltAm: '2026-11-01', erklaertVon: 'Klient', form: 'SCHRIFTLICH' },
  }),
  'klient.addEinwilligung': ({ klientId }) => ({
    params: { klientId },
    body: { art: 'FOTO', erteiltAm: '2026-11-01', durch: 'Klient', rolle: 'KLIENT', dokument: null },
  }),
  'klient.withdrawEinwilligung': ({ klientId, einwilligungId }) => ({
    params: { klientId, einwilligungId },
    body: { am: '2026-11-18', durch: 'Klient', rolle: 'KLIENT', weg: 'MUENDLICH' },
  }),
  'klient.listEinwilligungen': ({ klientId }) => ({ params: { klientId } }),
  'klient.listApothekenwahlen': ({ klientId }) => ({ params: { klientId } }),
  'klient.endApothekenwahl': ({ klientId }) => ({
    params: { klientId },
    body: { am: '2099-01-01', erklaertVon: 'Klient', form: 'MUENDLICH' },
  }),
  'klient.previewWandel': ({ klientId }) => ({ params: { klientId }, body: { art: 'VERSTORBEN', ab: '2026-11-18' } }),
  'klient.listWandel': ({ klientId }) => ({ params: { klientId } }),
  'klient.undoWandel': ({ klientId }) => ({ params: { klientId, wandelId: niemandsId } }),
  'klient.listAbwesenheiten': ({ klientId }) => ({ params: { klientId } }),
  // Tomorrow: whoever gets past role and relation is told so, and nothing changes.
  'klient.beginAbwesenheit': ({ klientId }) => ({
    params: { klientId },
    body: { art: 'REHA', von: '2099-01-01', geplantBis: '2099-01-01', ort: null, bemerkung: null },
  }),
  'klient.changeAbwesenheit': ({ klientId }) => ({
    params: { klientId, abwesenheitId: niemandsId },
    body: { art: 'REHA', von: '2026-12-01', ort: null, bemerkung: null, version: 1 },
  }),
  'klient.cancelAbwesenheit': ({ klientId }) => ({ params: { klientId, abwesenheitId: niemandsId } }),
  'klient.endAbwesenheit': ({ klientId }) => ({ params: { klientId, abwesenheitId: niemandsId }, body: { am: '2026-11-18' } }),
  'klient.tickAufgabe': ({ klientId }) => ({
    params: { klientId, abwesenheitId: niemandsId },
    body: { aufgabe: 'ERSTER_BESUCH', erledigt: true },
  }),
  'klient.listDokumente': ({ klientId }) => ({ params: { klientId } }),
  'klient.addDokument': ({ klientId }) => ({ params: { klientId }, query: { art: 'SONSTIGES', dateiName: 'plan.pdf' }, body: {} }),
  'klient.readDokument': ({ klientId }) => ({ params: { klientId, dokumentId: niemandsId } }),
  'klient.removeDokument': ({ klientId }) => ({ params: { klientId, dokumentId: niemandsId }, body: { grund: 'doppelt' } }),
  'klient.auskunft': ({ klientId }) => ({ params: { klientId }, query: { format: 'json', zweck: 'KLIENT' } }),
  'bestellung.listAbschriften': () => ({ query: { ansicht: 'ALLE' } }),
  'bestellung.exportAbschriften': ({ klientId }) => ({ params: { klientId }, query: { format: 'json' } }),
  'klient.information': ({ klientId }) => ({ params: { klientId } }),
  'klient.listVerlauf': ({ klientId }) => ({ params: { klientId } }),
  'klient.listLoeschungen': () => ({ query: { ansicht: 'FAELLIG' } }),
  'klient.readLoeschung': ({ klientId }) => ({ params: { klientId } }),
  // Whoever gets past role and relation is told what stands against it.
  'klient.restrict': () => ({ params: { klientId: niemandsId }, body: { grund: 'bestritten' } }),
  'klient.liftRestriction': ({ klientId }) => ({ params: { klientId }, body: { grund: 'geklärt' } }),
  'klient.requestErasure': ({ klientId }) => ({ params: { klientId }, body: { grund: 'Frist' } }),
  'klient.withdrawErasure': ({ klientId }) => ({ params: { klientId }, body: { grund: 'doch nicht' } }),
  'klient.confirmErasure': ({ klientId }) => ({ params: { klientId } }),
  'klient.readImport': () => ({}),
  'klient.checkImport': () => ({ body: { klienten: [{ vorname: 'Erika', nachname: 'Müller', geburtsdatum: '1941-03-09', kvnr: null }] } }),
  'klient.import': ({ personId }) => {
    const { hausarztId: _h, status: _s, ...klient } = klientAngaben(next())
    return { body: { importId: personId, klienten: [klient] } }
  },
  'klient.undoImport': () => ({ params: { importId: niemandsId } }),
  'bestellung.list': () => ({}),
  'bestellung.exportList': () => ({}),
  'bestellung.counters': () => ({}),
  'bestellung.create': ({ haus, klientId }) => ({ body: entwurfFor(haus, { klientId }) }),
  'bestellung.read': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.update': ({ haus, bestellungId }) => ({ params: { bestellungId }, body: { ...entwurfFor(haus), version: veraltet } }),
  'bestellung.remove': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.preview': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.copy': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.copyTeil': ({ bestellungId }) => ({ params: { bestellungId, positionId: niemandsId } }),
  'bestellung.copyByReichweite': ({ bestellungId }) => ({ params: { bestellungId, positionId: niemandsId } }),
  'bestellung.readPflegehilfsmittel': ({ klientId }) => ({ params: { klientId } }),
  'bestellung.readPflegehilfsmittelOfBestellung': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.readKlient': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.listRequests': () => ({}),
  'bestellung.listLastVerordnungen': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.timeline': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.readReklamationFoto': ({ bestellungId }) => ({ params: { bestellungId, fotoId: crypto.randomUUID() } }),
  'bestellung.markGelesen': ({ bestellungId, fall }) => ({
    params: { bestellungId, rueckfrageId: fall.stand.rueckfragen[0]?.id ?? '' },
    body: { nachrichtId: fall.stand.rueckfragen[0]?.nachrichten[0]?.id },
  }),
  'bestellung.products': () => ({ query: { suche: 'a' } }),
  'bestellung.stream': () => ({}),
  'anliegen.openForm': () => ({ params: { adresse: 'niemand-hier' } }),
  'anliegen.send': () => ({
    params: { adresse: 'niemand-hier' },
    body: {
      frage: {
        art: 'RUECKRUF',
        wer: 'ANGEHOERIGE',
        name: 'Ada',
        telefon: '089 123456',
        email: null,
        klient: null,
        text: null,
        produkte: [],
        wunschtag: null,
      },
      marke: 'x',
      loesung: 0,
      webseite: '',
    },
  }),
  'anliegen.readStatus': () => ({ body: { nummer: '0000-0000' } }),
  'anliegen.list': () => ({}),
  'anliegen.read': () => ({ params: { anliegenId: niemandsId } }),
  'anliegen.readFoto': () => ({ params: { anliegenId: niemandsId, fotoId: niemandsId } }),
  'anliegen.step': () => ({ params: { anliegenId: niemandsId }, body: { version: 1, schritt: 'UEBERNEHMEN', grund: null } }),
  'anliegen.assignKlient': () => ({ params: { anliegenId: niemandsId }, body: { version: 1, klientId: null } }),
  'anliegen.bestelle': () => ({ params: { anliegenId: niemandsId } }),
  'anliegen.readForm': () => ({}),
  'anliegen.saveForm': () => ({
    body: { version: veraltet, adresse: 'niemand-hier', stand: 'AUS', arten: ['RUECKRUF'], hinweis: null },
  }),
}

export const tableOfKlienten = `
klient.search                     401 401 403 200 200 403 403 403 403 200 200 403 403 403 403
klient.read                       401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.create                     401 401 403 403 201 403 403 403 403 403 201 403 403 403 403
klient.list                       401 401 403 200 200 403 403 403 403 200 200 403 403 403 403
klient.export                     401 401 403 403 200 403 403 403 403 403 200 403 403 403 403
klient.setStatus                  401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
klient.readAkte                   401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.updatePerson               401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
klient.updateWohnen               401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
klient.updateVersicherung         401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
klient.updateAerzte               401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
klient.updateKontakte             401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
klient.updateGesundheit           401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
klient.updateMedikation           401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
klient.readPlan                   401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.checkBmp                   401 401 403 422 422 403 403 403 403 404 404 403 403 403 403
klient.takeBmp                    401 401 403 422 422 403 403 403 403 404 404 403 403 403 403
klient.listPlaene                 401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.updateHkp                  401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
klient.readZugang                 401 401 403 403 403 403 403 403 403 404 404 403 403 403 403
klient.updateZugang               401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
klient.readZuteilungen            401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.addZuteilung               401 401 403 403 422 403 403 403 403 403 404 403 403 403 403
klient.removeZuteilung            401 401 403 403 404 403 403 403 403 403 404 403 403 403 403
klient.chooseApotheke             401 401 403 204 204 403 403 403 403 404 404 403 403 403 403
klient.addEinwilligung            401 401 403 201 201 403 403 403 403 404 404 403 403 403 403
klient.withdrawEinwilligung       401 401 403 204 204 403 403 403 403 404 404 403 403 403 403
klient.listEinwilligungen         401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.listApothekenwahlen        401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.endApothekenwahl           401 401 403 422 422 403 403 403 403 404 404 403 403 403 403
klient.listAbwesenheiten          401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.beginAbwesenheit           401 401 403 422 422 403 403 403 403 404 404 403 403 403 403
klient.changeAbwesenheit          401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
klient.cancelAbwesenheit          401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
klient.endAbwesenheit             401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
klient.tickAufgabe                401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
klient.previewWandel              401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.listWandel                 401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.undoWandel                 401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
klient.listDokumente              401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.addDokument                401 401 403 422 422 403 403 403 403 422 422 403 403 403 403
klient.readDokument               401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
klient.removeDokument             401 401 403 403 404 403 403 403 403 403 404 403 403 403 403
klient.auskunft                   401 401 403 403 200 403 403 403 403 403 404 403 403 403 403
klient.information                401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.listVerlauf                401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
klient.readImport                 401 401 403 403 200 403 403 403 403 403 200 403 403 403 403
klient.checkImport                401 401 403 403 200 403 403 403 403 403 200 403 403 403 403
klient.import                     401 401 403 403 200 403 403 403 403 403 200 403 403 403 403
klient.undoImport                 401 401 403 403 404 403 403 403 403 403 404 403 403 403 403
klient.listLoeschungen            401 401 403 403 200 403 403 403 403 403 200 403 403 403 403
klient.readLoeschung              401 401 403 403 200 403 403 403 403 403 404 403 403 403 403
klient.restrict                   401 401 403 403 404 403 403 403 403 403 404 403 403 403 403
klient.liftRestriction            401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
klient.requestErasure             401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
klient.withdrawErasure            401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
klient.confirmErasure             401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
anliegen.openForm                 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
anliegen.send                     404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
anliegen.readStatus               404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
anliegen.list                     401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
anliegen.read                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
anliegen.readFoto                 401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
anliegen.step                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
anliegen.assignKlient             401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
anliegen.bestelle                 401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
anliegen.readForm                 401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
anliegen.saveForm                 401 401 403 403 409 403 409 403 409 403 409 403 409 403 409
`
