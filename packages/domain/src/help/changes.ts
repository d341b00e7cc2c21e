/** What has changed for the people who work with this product, the newest day first. */
import type { Both } from './help.ts'

interface Changes {
  /** ISO date. */
  day: string
  texts: readonly Both[]
}

export const changes: readonly Changes[] = [
  {
    day: '2026-11-29',
    texts: [
      [
        'Hilfe: Anleitungen Schritt für Schritt, häufige Fragen und eine Suche.',
        'Help: guides step by step, questions that are asked often, and a search.',
      ],
      [
        'Übergabebuch: Übergaben je Dienst, mit Bestätigung, wer sie gelesen hat.',
        'Handover book: handovers by shift, with a confirmation of who has read them.',
      ],
      [
        'Postfach: Nachrichten zwischen Organisationen mit Anhängen, Stichwörtern und Vorlagen.',
        'Mailbox: messages between organisations with attachments, labels and templates.',
      ],
      ['Tafeln: gemeinsame Vorhaben als Karten in Listen.', 'Boards: shared plans as cards in lists.'],
      ['Aufgaben: Abschnitte, Unteraufgaben, Wiederholung und Reihenfolge.', 'Tasks: sections, subtasks, repetition and sequence.'],
      ['Notizen mit Checkliste, Bild, Stichwörtern und Erinnerung.', 'Notes with checklist, picture, labels and reminder.'],
    ],
  },
]
