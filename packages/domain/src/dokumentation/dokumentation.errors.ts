import { errorTable } from '../shared/refusal.ts'

export const dokumentationErrors = errorTable({
  conflict: {
    'dokumentation.veraltet': [
      'Diese Dokumentation wurde inzwischen an anderer Stelle geändert.',
      'This documentation was changed elsewhere in the meantime.',
    ],
    'dokumentation.abgeschlossen': [
      'Diese Dokumentation ist abgeschlossen. Sie kann nur noch ergänzt werden.',
      'This documentation has been finalised. You can only write addenda.',
    ],
    'dokumentation.schon_entschieden': ['Über diese Anordnung wurde schon entschieden.', 'This instruction has already been decided on.'],
    'dokumentation.ziel_beendet': ['Dieser Zielbereich gilt schon nicht mehr.', 'This target range is no longer valid.'],
    'dokumentation.mitgabe_zu': [
      'Zu diesem Hausbesuch lassen sich keine Messwerte mehr mitgeben.',
      'Measurements can no longer be sent with this home visit.',
    ],
    'dokumentation.entwurf_offen': [
      'Zu diesem Besuch gibt es eine angefangene Dokumentation. Bitte schließen Sie den Besuch dort ab.',
      'Documentation of this visit has been started. Please complete the visit there.',
    ],
    'dokumentation.folge_erledigt': ['Das ist schon erledigt.', 'This has already been done.'],
  },
  unprocessable: {
    'dokumentation.unvollstaendig': ['Zum Abschließen fehlt noch etwas.', 'Some entries are still missing before you can finish.'],
    'dokumentation.zeit_unmoeglich': [
      'Eine Zeit liegt vor dem Tag des Besuchs oder in der Zukunft.',
      'A time is before the day of the visit or in the future.',
    ],
    'dokumentation.praxis_unbekannt': [
      'Diese Praxis kann die Anordnung nicht gegenzeichnen.',
      'This practice cannot countersign the instruction.',
    ],
    'dokumentation.foto_unbekannt': [
      'Dieses Foto gibt es nicht als Wundfoto dieser Person. Bitte nehmen Sie es heraus.',
      'This wound photo does not belong to this client. Please remove it.',
    ],
    'dokumentation.ziel_vergangen': ['Ein Zielbereich gilt frühestens ab heute.', 'A target range is valid from today at the earliest.'],
    'dokumentation.messung_unbekannt': [
      'Ein gewählter Messwert ist nicht mehr da oder zu alt.',
      'A selected value no longer exists or is too old.',
    ],
    'dokumentation.folge_ohne_grund': [
      'Es wurde niemand angetroffen. Planen Sie einen neuen Besuch, oder sagen Sie, warum keiner nötig ist.',
      'Nobody was at home. Plan a new visit or state why none is needed.',
    ],
    'dokumentation.folge_passt_nicht': [
      'Diese Folgeaufgabe gehört zu einem anderen Besuch. Bitte laden Sie die Seite neu.',
      'This follow-up belongs to another visit. Please reload the page.',
    ],
  },
  forbidden: {
    'dokumentation.nur_arzt': [
      'Gegenzeichnen kann nur eine Ärztin oder ein Arzt der gefragten Praxis mit eigener LANR.',
      'Only a doctor with a LANR of their own at the practice asked can countersign.',
    ],
    'dokumentation.ziel_nur_arzt': [
      'Zielbereiche setzt nur eine Ärztin oder ein Arzt der behandelnden Praxis mit eigener LANR.',
      'Only a doctor with a LANR of their own at the treating practice can set target ranges.',
    ],
  },
})
export type DokumentationCode = keyof typeof dokumentationErrors.definitionen
