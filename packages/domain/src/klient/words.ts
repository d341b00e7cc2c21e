/** German words of the record that stand on screens and on paper alike. Where one of them says it otherwise, it says so itself. */
import type { AbwesenheitArt } from './abwesenheit.ts'
import type { Bereich } from './akte.ts'
import type { DokumentArt } from './dokument.contract.ts'
import type { WiderrufWeg } from './einwilligung.ts'
import type { EinwilligungArt } from './klient.ts'
import type { erzaehlteBesuchsschritte, toldSteps } from './verlauf.contract.ts'

/** What is chosen in a field of the record. */
export const wahlWords = {
  anrede: { FRAU: 'Frau', HERR: 'Herr', OHNE: 'ohne' },
  planHerkunft: {
    ARZT: 'Arztpraxis',
    KRANKENHAUS: 'Krankenhaus',
    MEDIKATIONSPLAN: 'Medikationsplan auf Papier',
    KLIENT: 'selbst oder Angehörige',
  },
  endegrund: {
    VERSTORBEN: 'verstorben',
    HEIM: 'Umzug ins Heim',
    KRANKENHAUS: 'Krankenhaus',
    UMZUG: 'Umzug',
    KUENDIGUNG: 'Kündigung',
    ANDERER_DIENST: 'anderer Pflegedienst',
    SONSTIGES: 'anderer Grund',
  },
  versichertenstatus: { '1': '1 – Mitglied', '3': '3 – Familie', '5': '5 – Rente' },
  leistungsart: { PFLEGEGELD: 'Pflegegeld', SACHLEISTUNG: 'Pflegesachleistung', KOMBINATION: 'Kombinationsleistung' },
  vollmacht: { KEINE: 'keine', VORSORGE: 'Vorsorgevollmacht', BETREUUNG: 'rechtliche Betreuung' },
  risiken: {
    STURZ: 'Sturz',
    DEKUBITUS: 'Dekubitus',
    DYSPHAGIE: 'Schluckstörung',
    ANTIKOAGULATION: 'Blutverdünnung',
    MRSA: 'MRSA',
    ISOLATION: 'Isolation',
  },
  patientenverfuegung: { JA: 'liegt vor', NEIN: 'keine' },
  verordnungsart: { ERST: 'Erstverordnung', FOLGE: 'Folgeverordnung' },
  genehmigung: { VOLL: 'genehmigt', TEILWEISE: 'teilweise genehmigt', ABGELEHNT: 'abgelehnt' },
  reanimation: { JA: 'ja', NEIN: 'nein – keine Reanimation' },
} as const

/** The same for the fields that an intake asks for, too. */
export const stammWords = {
  geschlecht: { W: 'weiblich', M: 'männlich', D: 'divers', X: 'keine Angabe' },
  wohnform: {
    ALLEIN: 'allein',
    FAMILIE: 'bei der Familie',
    WG: 'in einer Wohngemeinschaft',
    BETREUTES_WOHNEN: 'im betreuten Wohnen',
    HEIM: 'im Heim',
  },
  versicherungsart: {
    GKV: 'gesetzlich',
    PKV: 'privat',
    BEIHILFE: 'Beihilfe',
    HEILFUERSORGE: 'Heilfürsorge',
    BG: 'Berufsgenossenschaft',
    SOZIALAMT: 'Sozialamt',
    SELBSTZAHLER: 'Selbstzahler',
  },
} as const

export const bereichWords: Record<Bereich, string> = {
  person: 'Person',
  wohnen: 'Wohnen und Erreichbarkeit',
  versicherung: 'Versicherung und Pflegegrad',
  aerzte: 'Ärztinnen und Ärzte',
  kontakte: 'Kontaktpersonen',
  gesundheit: 'Gesundheit',
  medikation: 'Medikation',
  hkp: 'Häusliche Krankenpflege (Muster 12)',
}

export const einwilligungWords: Record<EinwilligungArt, string> = {
  EMPFANGSVOLLMACHT: 'Empfangsvollmacht',
  SCHWEIGEPFLICHT_PRAXIS: 'Schweigepflichtentbindung Praxis',
  SCHWEIGEPFLICHT_APOTHEKE: 'Schweigepflichtentbindung Apotheke',
  VORABINFO: 'Vorabinformation an die Apotheke',
  DIREKTUEBERMITTLUNG_12A: 'Direktübermittlung (§ 12a ApoG)',
  VERBLISTERUNG: 'Verblisterung',
  FOTO: 'Fotos',
  BENACHRICHTIGUNG_ANGEHOERIGE: 'Benachrichtigung Angehöriger',
}

export const wegWords: Record<WiderrufWeg, string> = { SCHRIFTLICH: 'schriftlich', MUENDLICH: 'mündlich', ELEKTRONISCH: 'elektronisch' }
export const abwesenheitWords: Record<AbwesenheitArt, string> = {
  KRANKENHAUS: 'Krankenhaus',
  REHA: 'Reha',
  KURZZEITPFLEGE: 'Kurzzeitpflege',
  URLAUB: 'Urlaub',
  SONSTIGES: 'Sonstiges',
}

export const dokumentWords: Record<DokumentArt, string> = {
  MEDIKATIONSPLAN: 'Medikationsplan',
  ENTLASSBRIEF: 'Entlassbrief',
  VERORDNUNG: 'Verordnung',
  VOLLMACHT: 'Vollmacht',
  EINWILLIGUNG: 'Einwilligung',
  WUNDFOTO: 'Wundfoto',
  FOTO: 'Foto der Person',
  SONSTIGES: 'Sonstiges',
}

export const stepWords: Record<(typeof toldSteps)[number], string> = {
  anlegen: 'angelegt',
  senden: 'gesendet',
  verordnen: 'verordnet',
  rezeptKorrigieren: 'Rezept korrigiert',
  rezeptZurueckziehen: 'Rezept zurückgezogen',
  arztAblehnen: 'von der Praxis abgelehnt',
  anApothekeGeben: 'An die Apotheke gegeben',
  selbstEinloesen: 'selbst eingelöst',
  neuAnfordern: 'neu angefordert',
  rezeptAblaufen: 'Rezept abgelaufen',
  annehmen: 'von der Apotheke angenommen',
  apothekeAblehnen: 'von der Apotheke abgelehnt',
  austauschen: 'ausgetauscht',
  neuesRezeptAnfordern: 'neues Rezept nötig',
  bereitstellen: 'bereitgestellt',
  ausliefern: 'unterwegs',
  zustellen: 'zugestellt',
  abholungBestaetigen: 'abgeholt',
  zustellungGescheitert: 'Zustellung fehlgeschlagen',
  eingangBestaetigen: 'Eingang bestätigt',
  reklamieren: 'reklamiert',
  stornieren: 'storniert',
  stornoBeantworten: 'Storno beantwortet',
  anPraxisWeiterleiten: 'an andere Praxis weitergeleitet',
  anApothekeWeiterleiten: 'an andere Apotheke weitergeleitet',
  notfallMelden: 'Notfall ohne Antwort',
  vorabinfoEnde: 'Vorabinformation beendet',
  verordnungHolen: 'Verordnung in der Praxis geholt',
  verordnungUnterschreiben: 'Verordnung unterschrieben',
  kasseEntscheiden: 'Krankenkasse hat entschieden',
  recordKostenvoranschlag: 'Kostenvoranschlag eingereicht',
  recordGenehmigung: 'Krankenkasse hat auf den Kostenvoranschlag geantwortet',
  andereApotheke: 'andere Apotheke erklärt',
  verordnungEinreichen: 'bei der Krankenkasse eingereicht',
  rezeptVorlegen: 'Rezept liegt der Apotheke vor',
  btmFeststellen: 'als Betäubungsmittel gekennzeichnet',
  kuehlketteFreigeben: 'Kühlware freigegeben',
  zuruecknehmen: 'Lieferung von der Apotheke zurückgenommen',
  restErlassBeantworten: 'über die Restmenge entschieden',
  retoureFesthalten: 'Rückgabe oder Vernichtung festgehalten',
  proposeNachschub: 'Nachschub von der Apotheke vorgeschlagen',
  withdrawNachschub: 'Vorschlag für Nachschub zurückgezogen',
  takeOverNachschub: 'Nachschub in einen Entwurf übernommen',
  declineNachschub: 'Vorschlag für Nachschub abgelehnt',
  folgeErledigen: 'Aufgabe erledigt',
  folgeVerzichten: 'Aufgabe als nicht nötig beendet',
}

export const besuchsschrittWords: Record<(typeof erzaehlteBesuchsschritte)[number], string> = {
  anfragen: 'angefragt',
  planen: 'geplant',
  annehmen: 'zugesagt',
  ablehnen: 'abgelehnt',
  verschieben: 'verschoben',
  absagen: 'abgesagt',
  beginnen: 'begonnen',
  nichtAntreffen: 'nicht angetroffen',
  abschliessen: 'abgeschlossen',
  abbrechen: 'abgebrochen',
  nachtragen: 'ergänzt',
  wiederaufnehmen: 'Absage rückgängig gemacht',
  nachreichen: 'Eintrag nachgereicht',
  AUS_BESUCH: 'aus dem Besuch bestellt',
  AUS_ABLEHNUNG: 'von der Praxis gewünscht statt einer Verordnung',
  UEBERGABE: 'Lieferung übergeben',
  VERORDNUNG: 'beim Besuch verordnet',
}
