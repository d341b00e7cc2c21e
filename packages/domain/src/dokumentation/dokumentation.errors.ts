import { fehlerTabelle } from '../shared/fehler.ts'

/** Every refusal of the room of documentation. */
export const dokumentationFehler = fehlerTabelle({
  'dokumentation.veraltet': {
    art: 'conflict',
    de: 'Diese Dokumentation wurde inzwischen an anderer Stelle geändert.',
    en: 'This documentation was changed elsewhere in the meantime.',
  },
  'dokumentation.abgeschlossen': {
    art: 'conflict',
    de: 'Diese Dokumentation ist abgeschlossen. Sie kann nur noch ergänzt werden.',
    en: 'This documentation is finished. It can only be added to.',
  },
  'dokumentation.unvollstaendig': {
    art: 'unprocessable',
    de: 'Zum Abschließen fehlt noch etwas.',
    en: 'Something is still missing before you can finish.',
  },
  'dokumentation.zeit_unmoeglich': {
    art: 'unprocessable',
    de: 'Eine Zeit liegt vor dem Tag des Besuchs oder in der Zukunft.',
    en: 'A time lies before the day of the visit or in the future.',
  },
  'dokumentation.praxis_unbekannt': {
    art: 'unprocessable',
    de: 'Diese Praxis kann die Anordnung nicht gegenzeichnen.',
    en: 'This practice cannot countersign the instruction.',
  },
  'dokumentation.foto_unbekannt': {
    art: 'unprocessable',
    de: 'Dieses Foto gibt es nicht als Wundfoto dieses Klienten. Bitte nehmen Sie es heraus.',
    en: 'There is no such photo of a wound of this client. Please take it out.',
  },
  'dokumentation.nur_arzt': {
    art: 'forbidden',
    de: 'Gegenzeichnen kann nur eine Ärztin oder ein Arzt der gefragten Praxis mit eigener LANR.',
    en: 'Only a doctor of the practice that was asked, with an own LANR, can countersign.',
  },
  'dokumentation.schon_entschieden': {
    art: 'conflict',
    de: 'Über diese Anordnung wurde schon entschieden.',
    en: 'This instruction was already decided about.',
  },
  'dokumentation.ziel_nur_arzt': {
    art: 'forbidden',
    de: 'Zielbereiche setzt nur eine Ärztin oder ein Arzt der behandelnden Praxis mit eigener LANR.',
    en: 'Only a doctor of the treating practice, with an own LANR, sets target ranges.',
  },
  'dokumentation.ziel_vergangen': {
    art: 'unprocessable',
    de: 'Ein Zielbereich gilt frühestens ab heute.',
    en: 'A target range holds from today on at the earliest.',
  },
  'dokumentation.ziel_beendet': {
    art: 'conflict',
    de: 'Dieser Zielbereich gilt schon nicht mehr.',
    en: 'This target range does not hold any more.',
  },
  'dokumentation.mitgabe_zu': {
    art: 'conflict',
    de: 'Zu diesem Hausbesuch lassen sich keine Messwerte mehr mitgeben.',
    en: 'No measured values can be sent along with this home visit any more.',
  },
  'dokumentation.messung_unbekannt': {
    art: 'unprocessable',
    de: 'Ein gewählter Messwert ist nicht mehr da oder zu alt.',
    en: 'A chosen value is not there any more, or too old.',
  },
  'dokumentation.entwurf_offen': {
    art: 'conflict',
    de: 'Zu diesem Besuch gibt es eine angefangene Dokumentation. Bitte schließen Sie den Besuch dort ab.',
    en: 'There is a documentation of this visit that was begun. Please finish the visit there.',
  },
  'dokumentation.folge_erledigt': {
    art: 'conflict',
    de: 'Das ist schon erledigt.',
    en: 'This is done already.',
  },
  'dokumentation.folge_ohne_grund': {
    art: 'unprocessable',
    de: 'Es wurde niemand angetroffen. Planen Sie einen neuen Besuch, oder sagen Sie, warum keiner nötig ist.',
    en: 'Nobody was met. Plan a new visit, or say why none is needed.',
  },
  'dokumentation.folge_passt_nicht': {
    art: 'unprocessable',
    de: 'Das folgt nicht aus dem Besuch, den Sie meinen.',
    en: 'This does not follow from the visit that you mean.',
  },
})
export type DokumentationCode = keyof typeof dokumentationFehler.definitionen
