/** The German words of the record on paper; screens have their own in both languages. A test finds a field or a choice without a word. */
import type { AbwesenheitArt, AbwesenheitStand } from '@dreiklang/domain/klient/abwesenheit'
import type { Bereich } from '@dreiklang/domain/klient/akte'
import type { AuskunftZweck } from '@dreiklang/domain/klient/auskunft.contract'
import type { DokumentArt } from '@dreiklang/domain/klient/dokument.contract'
import type { ErklaerendeRolle, WiderrufWeg } from '@dreiklang/domain/klient/einwilligung'
import type { EinwilligungArt } from '@dreiklang/domain/klient/klient'
import { akteLabels } from '@dreiklang/domain/klient/klient.document'
import type { erzaehlteBesuchsschritte, toldSteps } from '@dreiklang/domain/klient/verlauf.contract'
import { fachgruppen } from '@dreiklang/domain/personal/fachgruppen'
import type { ProtokollArt } from '@dreiklang/domain/protokoll/protokoll'
import type { Rolle } from '@dreiklang/domain/shared/akteur'

export const bereichWord: Record<Bereich, string> = {
  person: 'Person',
  wohnen: 'Wohnen und Erreichbarkeit',
  versicherung: 'Versicherung und Pflegegrad',
  aerzte: 'Ärztinnen und Ärzte',
  kontakte: 'Kontaktpersonen',
  gesundheit: 'Gesundheit',
  hkp: 'Häusliche Krankenpflege (Muster 12)',
}

/** The fields as the description of the record names them, and the parts of an address. */
export const fieldWord: Readonly<Record<string, string>> = {
  ...akteLabels,
  strasse: 'Straße',
  hausnummer: 'Hausnummer',
  zusatz: 'Zusatz',
  plz: 'Postleitzahl',
  ort: 'Ort',
  keineBekannt: 'keine bekannt',
  liste: 'Liste',
}

export const wahlWord: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  anrede: { FRAU: 'Frau', HERR: 'Herr', OHNE: 'ohne' },
  geschlecht: { W: 'weiblich', M: 'männlich', D: 'divers', X: 'keine Angabe' },
  status: { AKTIV: 'in Versorgung', PAUSIERT: 'pausiert', BEENDET: 'beendet', VERSTORBEN: 'verstorben' },
  endegrund: {
    VERSTORBEN: 'verstorben',
    HEIM: 'Umzug ins Heim',
    KRANKENHAUS: 'Krankenhaus',
    UMZUG: 'Umzug',
    KUENDIGUNG: 'Kündigung',
    ANDERER_DIENST: 'anderer Pflegedienst',
    SONSTIGES: 'anderer Grund',
  },
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
  versichertenstatus: { '1': '1 – Mitglied', '3': '3 – Familie', '5': '5 – Rente' },
  fachgruppe: Object.fromEntries(fachgruppen.map(({ schluessel, de }) => [schluessel, de])),
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
  reanimation: { JA: 'ja', NEIN: 'nein – keine Reanimation' },
}

export const einwilligungWord: Record<EinwilligungArt, string> = {
  EMPFANGSVOLLMACHT: 'Empfangsvollmacht',
  SCHWEIGEPFLICHT_PRAXIS: 'Schweigepflichtentbindung Praxis',
  SCHWEIGEPFLICHT_APOTHEKE: 'Schweigepflichtentbindung Apotheke',
  VORABINFO: 'Vorabinformation an die Apotheke',
  DIREKTUEBERMITTLUNG_12A: 'Direktübermittlung (§ 12a ApoG)',
  VERBLISTERUNG: 'Verblisterung',
  FOTO: 'Fotos',
  BENACHRICHTIGUNG_ANGEHOERIGE: 'Benachrichtigung Angehöriger',
}
export const rolleWord: Record<ErklaerendeRolle, string> = {
  KLIENT: 'selbst',
  BETREUER: 'rechtliche Betreuung',
  BEVOLLMAECHTIGTER: 'mit Vollmacht',
}
export const wegWord: Record<WiderrufWeg, string> = { SCHRIFTLICH: 'schriftlich', MUENDLICH: 'mündlich', ELEKTRONISCH: 'elektronisch' }
export const abwesenheitWord: Record<AbwesenheitArt, string> = {
  KRANKENHAUS: 'Krankenhaus',
  REHA: 'Reha',
  KURZZEITPFLEGE: 'Kurzzeitpflege',
  URLAUB: 'Urlaub',
  SONSTIGES: 'Sonstiges',
}
export const standWord: Record<AbwesenheitStand, string> = {
  GEPLANT: 'geplant',
  ABGESAGT: 'abgesagt',
  LAEUFT: 'läuft',
  BEENDET: 'beendet',
}
export const dokumentWord: Record<DokumentArt, string> = {
  MEDIKATIONSPLAN: 'Medikationsplan',
  ENTLASSBRIEF: 'Entlassbrief',
  VERORDNUNG: 'Verordnung',
  VOLLMACHT: 'Vollmacht',
  EINWILLIGUNG: 'Einwilligung',
  WUNDFOTO: 'Wundfoto',
  FOTO: 'Foto',
  SONSTIGES: 'Sonstiges',
}
export const stepWord: Record<(typeof toldSteps)[number], string> = {
  anlegen: 'angelegt',
  senden: 'gesendet',
  verordnen: 'verordnet',
  rezeptKorrigieren: 'Rezept korrigiert',
  rezeptZurueckziehen: 'Rezept zurückgezogen',
  arztAblehnen: 'von der Praxis abgelehnt',
  anApothekeGeben: 'Rezept an die Apotheke gegeben',
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
  zustellungGescheitert: 'Zustellung gescheitert',
  eingangBestaetigen: 'Eingang bestätigt',
  reklamieren: 'reklamiert',
  stornieren: 'storniert',
  stornoBeantworten: 'Storno beantwortet',
  anPraxisWeiterleiten: 'an andere Praxis weitergeleitet',
  anApothekeWeiterleiten: 'an andere Apotheke weitergeleitet',
  notfallMelden: 'Notfall ohne Antwort',
  vorabinfoEnde: 'Vorabinformation beendet',
}
export const besuchsschrittWord: Record<(typeof erzaehlteBesuchsschritte)[number], string> = {
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
  AUS_BESUCH: 'daraus bestellt',
  AUS_ABLEHNUNG: 'von der Praxis gewünscht statt einer Verordnung',
  UEBERGABE: 'Lieferung übergeben',
  VERORDNUNG: 'beim Besuch verordnet',
}
export const deedWord: Record<ProtokollArt, string> = { LESEN: 'angesehen', AENDERN: 'geändert', AUSGEBEN: 'ausgegeben', KONTO: 'Konto' }
export const personalWord: Record<Rolle, string> = {
  ROLE_ADMIN: 'Plattformverwaltung',
  ROLE_PFLEGER: 'Pflegeteam',
  ROLE_PFLEGE_ADMIN: 'Pflegedienstleitung',
  ROLE_APOTHEKER: 'Apothekenteam',
  ROLE_APOTHEKE_ADMIN: 'Apothekenleitung',
  ROLE_ARZT: 'Praxisteam',
  ROLE_ARZT_ADMIN: 'Praxisleitung',
}
export const zweckWord: Record<AuskunftZweck, string> = {
  KLIENT: 'auf Wunsch der Klientin oder des Klienten',
  VOLLMACHT: 'für eine Person mit Vollmacht oder rechtlicher Betreuung',
  KASSE_MD: 'für Krankenkasse, Pflegekasse oder Medizinischen Dienst',
  DIENSTWECHSEL: 'für den Wechsel des Pflegedienstes',
}
