/** What has changed for the people who work with this product, the newest day first. */
import type { Both } from './help.ts'

interface Changes {
  /** ISO date. */
  day: string
  texts: readonly Both[]
}

export const changes: readonly Changes[] = [
  {
    day: '2026-11-30',
    texts: [
      [
        'Postfach: ein eigenes Mailkonto (IMAP und SMTP, auch über ein KIM-Clientmodul). Mails von außerhalb kommen hier an, und Sie schreiben an Adressen außerhalb; vor Patientendaten an gewöhnliche Adressen wird gefragt.',
        'Mailbox: a mail account of your own (IMAP and SMTP, also through a KIM client module). Mail from outside arrives here, and you write to addresses outside; before patient data go to ordinary addresses you are asked.',
      ],
      [
        'Bestelltafel: Positionen nach ihrem Stand in Spalten. Wer eine Karte zieht, öffnet den Schritt, der dorthin führt; wo keiner hinführt, steht warum.',
        'Order board: items in columns by their state. Dragging a card opens the step that leads there; where none leads, the reason stands there.',
      ],
      [
        'Wer eine Bestellung an eine Praxis oder Apotheke gibt, für die keine Entbindung von der Schweigepflicht eingetragen ist, wird vorher darauf hingewiesen.',
        'Whoever hands an order to a practice or pharmacy without a recorded release from confidentiality is told so before.',
      ],
      [
        'Medikationsplan: Bestellungen und Verordnungen werden mit dem Plan verglichen, Abweichungen stehen dabei. Ein Papierplan lässt sich einlesen.',
        'Medication plan: orders and prescriptions are compared with the plan, and differences are shown. A plan on paper can be read in.',
      ],
      [
        'Chat in Gruppen, Erinnerung an eine Nachricht und der Hinweis, wenn die andere Organisation gerade geschlossen hat.',
        'Chat in groups, a reminder of a message, and a note when the other organisation is closed just now.',
      ],
      [
        'Dateien an Akten, Bestellungen, Hausbesuchen, Nachrichten, Aufgaben, Karten und Notizen.',
        'Files at records, orders, visits, messages, tasks, cards and notes.',
      ],
      [
        'Tafeln mit Bahnen, Kalender, Vorlagen und wiederkehrenden Karten; Aufgaben mit Filtern, Kalender und gespeicherten Ansichten.',
        'Boards with lanes, a calendar, templates and recurring cards; tasks with filters, a calendar and saved views.',
      ],
      [
        'Schnittstellen: Zugänge für Programme Ihrer Organisation und Webhooks, die melden, was mit Bestellungen geschieht.',
        'Interfaces: access for programs of your organisation, and webhooks that tell what happens to orders.',
      ],
      [
        'Zuzahlung mit Betrag: beim Bereitstellen eingetragen, an der Tür kassiert, später nachgetragen. Im Lager steht, was nach Lieferung und Medikationsplan bald ausgeht.',
        'Co-payment with its amount: entered when a delivery is prepared, collected at the door, or recorded later. The stock shows what soon runs out by delivery and medication plan.',
      ],
      [
        'Fristen und Touren des Tages stehen dichter; der Kopf der Akte ist eine Zeile.',
        'Deadlines and the tours of a day are denser; the head of a record is one row.',
      ],
    ],
  },
  {
    day: '2026-11-29',
    texts: [
      [
        'Hilfe: Anleitungen Schritt für Schritt, häufige Fragen und eine Suche.',
        'Help: guides step by step, questions that are asked often, and a search.',
      ],
      [
        'Lager: Chargen, Verfall, Orte bis zu Klientinnen und Klienten, Zählen mit dem Scanner und Rückruf einer Charge.',
        'Inventory: lots, expiry, places up to the clients, counting with a scanner and the recall of a lot.',
      ],
      [
        'Dateien: Ordner, große Dateien, Fassungen, Papierkorb und Links für Personen ohne Zugang.',
        'Files: folders, large files, versions, trash and links for people without an account.',
      ],
      [
        'Akademie: Kurse mit Quiz, Pflichtkurse mit Erinnerung und Zertifikate, die sich prüfen lassen.',
        'Academy: courses with a quiz, mandatory courses with reminders, and certificates that can be checked.',
      ],
      [
        'Auswertungen: wie lange jede Übergabe einer Bestellung dauert, und die Bestellungen hinter jeder Zahl. Aktivitäten: jeder Schritt, nach Tagen.',
        'Dashboards: how long each hand-over of an order takes, and the orders behind each figure. Activities: every step, by day.',
      ],
      [
        'Übergabebuch: Übergaben je Dienst, mit Bestätigung, wer sie gelesen hat.',
        'Handover book: handovers by shift, with a confirmation of who has read them.',
      ],
      ['Postfach mit Anhängen, Stichwörtern und Vorlagen.', 'Mailbox with attachments, labels and templates.'],
      ['Tafeln: gemeinsame Vorhaben als Karten in Listen.', 'Boards: shared plans as cards in lists.'],
      ['Aufgaben: Abschnitte, Unteraufgaben, Wiederholung und Reihenfolge.', 'Tasks: sections, subtasks, repetition and sequence.'],
      ['Notizen mit Checkliste, Bild, Stichwörtern und Erinnerung.', 'Notes with checklist, picture, labels and reminder.'],
    ],
  },
]
