/** The German words of the record on paper, where they are not those of the screen (words.ts). A test finds a field or a choice without a word. */
import type { AbwesenheitStand } from '@dreiklang/domain/klient/abwesenheit'
import type { AuskunftZweck } from '@dreiklang/domain/klient/auskunft.contract'
import type { ErklaerendeRolle } from '@dreiklang/domain/klient/einwilligung'
import { akteLabels } from '@dreiklang/domain/klient/klient.document'
import { hkpLeistungName, hkpNummern } from '@dreiklang/domain/klient/hkpLeistungen'
import { besuchsschrittWords, dokumentWords, stammWords, stepWords, wahlWords } from '@dreiklang/domain/klient/words'
import { fachgruppen } from '@dreiklang/domain/personal/fachgruppen'
import type { ProtokollArt } from '@dreiklang/domain/protokoll/protokoll'
import type { Rolle } from '@dreiklang/domain/shared/akteur'

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

const leistungWord = Object.fromEntries(hkpNummern.map((nr) => [nr, hkpLeistungName(nr, 'de') ?? nr]))

export const wahlWord: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...wahlWords,
  ...stammWords,
  status: { AKTIV: 'in Versorgung', PAUSIERT: 'pausiert', BEENDET: 'beendet', VERSTORBEN: 'verstorben' },
  leistungen: leistungWord,
  genehmigteLeistungen: leistungWord,
  fachgruppe: Object.fromEntries(fachgruppen.map(({ schluessel, de }) => [schluessel, de])),
}

export const rolleWord: Record<ErklaerendeRolle, string> = {
  KLIENT: 'selbst',
  BETREUER: 'rechtliche Betreuung',
  BEVOLLMAECHTIGTER: 'mit Vollmacht',
}
export const standWord: Record<AbwesenheitStand, string> = {
  GEPLANT: 'geplant',
  ABGESAGT: 'abgesagt',
  LAEUFT: 'läuft',
  BEENDET: 'beendet',
}
export const dokumentWord = { ...dokumentWords, FOTO: 'Foto' }
export const stepWord = { ...stepWords, selbstEinloesen: 'selbst eingelöst' }
export const besuchsschrittWord = { ...besuchsschrittWords, AUS_BESUCH: 'daraus bestellt' }
export const deedWord: Record<ProtokollArt, string> = {
  LESEN: 'angesehen',
  AENDERN: 'geändert',
  AUSGEBEN: 'gedruckt oder als Datei geladen',
  KONTO: 'Konto',
}
export const personalWord: Record<Rolle, string> = {
  ROLE_ADMIN: 'Plattformverwaltung',
  ROLE_PFLEGER: 'Pflegepersonal',
  ROLE_PFLEGE_ADMIN: 'Pflegedienstleitung',
  ROLE_APOTHEKER: 'Apothekenpersonal',
  ROLE_APOTHEKE_ADMIN: 'Apothekenleitung',
  ROLE_ARZT: 'Praxispersonal',
  ROLE_ARZT_ADMIN: 'Praxisleitung',
}
export const zweckWord: Record<AuskunftZweck, string> = {
  KLIENT: 'auf Wunsch der Klientin oder des Klienten',
  VOLLMACHT: 'für eine Person mit Vollmacht oder rechtlicher Betreuung',
  KASSE_MD: 'für Krankenkasse, Pflegekasse oder Medizinischen Dienst',
  DIENSTWECHSEL: 'für den Wechsel des Pflegedienstes',
}
