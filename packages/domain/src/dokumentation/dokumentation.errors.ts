import { errorTable } from '../shared/refusal.ts'

export const dokumentationErrors = errorTable({
  'dokumentation.veraltet': {
    art: 'conflict',
    de: 'Diese Dokumentation wurde inzwischen an anderer Stelle geändert.',
    en: 'This documentation was changed elsewhere in the meantime.',
  },
  'dokumentation.abgeschlossen': {
    art: 'conflict',
    de: 'Diese Dokumentation ist abgeschlossen. Sie kann nur noch ergänzt werden.',
    en: 'This documentation has been finalised. You can only write addenda.',
  },
  'dokumentation.unvollstaendig': {
    art: 'unprocessable',
    de: 'Zum Abschließen fehlt noch etwas.',
    en: 'Some entries are still missing before you can finish.',
  },
  'dokumentation.zeit_unmoeglich': {
    art: 'unprocessable',
    de: 'Eine Zeit liegt vor dem Tag des Besuchs oder in der Zukunft.',
    en: 'A time is before the day of the visit or in the future.',
  },
  'dokumentation.praxis_unbekannt': {
    art: 'unprocessable',
    de: 'Diese Praxis kann die Anordnung nicht gegenzeichnen.',
    en: 'This practice cannot countersign the instruction.',
  },
  'dokumentation.foto_unbekannt': {
    art: 'unprocessable',
    de: 'Dieses Foto gibt es nicht als Wundfoto dieses Klienten. Bitte nehmen Sie es heraus.',
    en: 'This wound photo does not belong to this client. Please remove it.',
  },
  'dokumentation.nur_arzt': {
    art: 'forbidden',
    de: 'Gegenzeichnen kann nur eine Ärztin oder ein Arzt der gefragten Praxis mit eigener LANR.',
    en: 'Only a doctor with a LANR of their own at the practice asked can countersign.',
  },
  'dokumentation.schon_entschieden': {
    art: 'conflict',
    de: 'Über diese Anordnung wurde schon entschieden.',
    en: 'This instruction has already been decided on.',
  },
  'dokumentation.ziel_nur_arzt': {
    art: 'forbidden',
    de: 'Zielbereiche setzt nur eine Ärztin oder ein Arzt der behandelnden Praxis mit eigener LANR.',
    en: 'Only a doctor with a LANR of their own at the treating practice can set target ranges.',
  },
  'dokumentation.ziel_vergangen': {
    art: 'unprocessable',
    de: 'Ein Zielbereich gilt frühestens ab heute.',
    en: 'A target range is valid from today at the earliest.',
  },
  'dokumentation.ziel_beendet': {
    art: 'conflict',
    de: 'Dieser Zielbereich gilt schon nicht mehr.',
    en: 'This target range is no longer valid.',
  },
  'dokumentation.mitgabe_zu': {
    art: 'conflict',
    de: 'Zu diesem Hausbesuch lassen sich keine Messwerte mehr mitgeben.',
    en: 'Measurements can no longer be sent with this home visit.',
  },
  'dokumentation.messung_unbekannt': {
    art: 'unprocessable',
    de: 'Ein gewählter Messwert ist nicht mehr da oder zu alt.',
    en: 'A selected value no longer exists or is too old.',
  },
  'dokumentation.entwurf_offen': {
    art: 'conflict',
    de: 'Zu diesem Besuch gibt es eine angefangene Dokumentation. Bitte schließen Sie den Besuch dort ab.',
    en: 'Documentation of this visit has been started. Please complete the visit there.',
  },
  'dokumentation.folge_erledigt': {
    art: 'conflict',
    de: 'Das ist schon erledigt.',
    en: 'This has already been done.',
  },
  'dokumentation.folge_ohne_grund': {
    art: 'unprocessable',
    de: 'Es wurde niemand angetroffen. Planen Sie einen neuen Besuch, oder sagen Sie, warum keiner nötig ist.',
    en: 'Nobody was at home. Plan a new visit or state why none is needed.',
  },
  'dokumentation.folge_passt_nicht': {
    art: 'unprocessable',
    de: 'Diese Folgeaufgabe gehört zu einem anderen Besuch. Bitte laden Sie die Seite neu.',
    en: 'This follow-up belongs to another visit. Please reload the page.',
  },
})
export type DokumentationCode = keyof typeof dokumentationErrors.definitionen
