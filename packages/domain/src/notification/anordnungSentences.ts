/** The sentences about instructions by word of mouth: the number of the visit only; what was said stands behind the sign-in. */
import type { AnordnungAnlass } from '../dokumentation/anordnung.policy.ts'

export const anordnungSentences: Record<AnordnungAnlass, Record<'de' | 'en', { title: string; description: string }>> = {
  ANORDNUNG_OFFEN: {
    de: { title: 'Anordnung gegenzeichnen', description: 'Zu Besuch <b>{nummer}</b> wurde eine Anordnung Ihrer Praxis festgehalten.' },
    en: { title: 'Countersign an instruction', description: 'An instruction by your practice was recorded at visit <b>{nummer}</b>.' },
  },
  ANORDNUNG_GEGENGEZEICHNET: {
    de: { title: 'Anordnung gegengezeichnet', description: 'Die Anordnung zu Besuch <b>{nummer}</b> ist gegengezeichnet.' },
    en: { title: 'Instruction countersigned', description: 'The instruction from visit <b>{nummer}</b> was countersigned.' },
  },
  ANORDNUNG_ABGELEHNT: {
    de: {
      title: 'Anordnung nicht bestätigt',
      description: 'Die Praxis bestätigt die Anordnung zu Besuch <b>{nummer}</b> nicht. Bitte klären.',
    },
    en: {
      title: 'Instruction not confirmed',
      description: 'The practice does not confirm the instruction from visit <b>{nummer}</b>. Please clarify.',
    },
  },
}
