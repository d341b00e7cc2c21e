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
  'bestellung.readKlient': ({ bestellungId }) => ({ params: { bestellungId } }),
  'bestellung.timeline': ({ bestellungId }) => ({ params: { bestellungId } }),
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
