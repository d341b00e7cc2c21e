/** Questions that people ask, with answers that hold for the product as it is. */
import type { Category, Faq } from './help.ts'

export const faqCategories: readonly Category[] = [
  { slug: 'most-asked', title: ['Häufig gefragt', 'Asked most'] },
  { slug: 'general-inquiries', title: ['Allgemeines', 'General'] },
  { slug: 'licenses', title: ['Lizenz und Datenschutz', 'Licence and privacy'] },
  { slug: 'payments', title: ['Kosten und Rezepte', 'Costs and prescriptions'] },
  { slug: 'support', title: ['Hilfe und Störungen', 'Help and trouble'] },
]

export const allFaqs: readonly Faq[] = [
  {
    category: 'most-asked',
    slug: 'whose-turn',
    question: ['Woran sehe ich, bei wem eine Bestellung liegt?', 'How do I see who an order is waiting for?'],
    answer: [
      'Auf dem Blatt der Bestellung steht „Wartet auf“ mit dem Namen der Organisation. Die Ansicht „Wartet auf mich“ zeigt alles, was bei Ihnen liegt.',
      'The order sheet says “Waiting for” with the name of the organisation. The view “Waiting for me” shows everything that is with you.',
    ],
  },
  {
    category: 'most-asked',
    slug: 'missing-button',
    question: ['Warum fehlt bei mir ein Knopf, den andere haben?', 'Why do I not have a button that others have?'],
    answer: [
      'Angeboten wird, was Ihre Rolle bei diesem Status darf. Ist ein Schritt nur gerade nicht möglich, steht unter „Warum nicht?“ der Grund.',
      'You are offered what your role may do at this status. If a step is only not possible at the moment, “Why not?” tells you the reason.',
    ],
  },
  {
    category: 'most-asked',
    slug: 'change-sent-order',
    question: ['Kann ich eine gesendete Bestellung noch ändern?', 'Can I still change an order I have sent?'],
    answer: [
      'Nein, denn andere arbeiten schon damit. Je nach Status stornieren Sie einzelne Positionen oder fragen das Storno an und bestellen neu.',
      'No, because others are already working on it. Depending on the status, cancel single items or ask for their cancellation, and order again.',
    ],
  },
  {
    category: 'most-asked',
    slug: 'forgot-password',
    question: ['Was tue ich, wenn ich mein Passwort vergessen habe?', 'What do I do if I have forgotten my password?'],
    answer: [
      'Wählen Sie auf der Seite zum Anmelden „Passwort vergessen?“. Sie bekommen einen Link an Ihre E-Mail-Adresse.',
      'Choose “Forgot password?” on the sign-in page. You get a link at your email address.',
    ],
  },
  {
    category: 'most-asked',
    slug: 'lost-phone',
    question: [
      'Mein Telefon mit dem zweiten Faktor ist weg. Wie komme ich hinein?',
      'I have lost the phone with my second factor. How do I get in?',
    ],
    answer: [
      'Melden Sie sich mit einem Ihrer Ersatzcodes an, entfernen Sie in den Einstellungen unter Sicherheit die alte App und richten Sie eine neue ein. Ohne Ersatzcode und ohne Passkey kommt niemand hinein, auch Sie nicht: Sagen Sie es Ihrer Leitung.',
      'Sign in with one of your recovery codes, remove the old app in the settings under Security and set up a new one. Without a recovery code or a passkey nobody gets in, not even you: tell your manager.',
    ],
  },
  {
    category: 'general-inquiries',
    slug: 'who-sees-orders',
    question: ['Wer sieht eine Bestellung?', 'Who sees an order?'],
    answer: [
      'Nur die Organisationen, die daran beteiligt sind: der Pflegedienst, die Praxis und die Apotheke, an die sie geht. Ihre interne Notiz liest nur Ihre eigene Organisation.',
      'Only the organisations involved: the nursing service, the practice and the pharmacy it goes to. Your internal note is read by your own organisation only.',
    ],
  },
  {
    category: 'general-inquiries',
    slug: 'language',
    question: ['Wie stelle ich die Sprache um?', 'How do I change the language?'],
    answer: [
      'Mit dem Sprachknopf oben oder in den Einstellungen unter Sprache. Es gilt nur für Sie.',
      'Use the language button at the top or the settings under Language. It applies to you only.',
    ],
  },
  {
    category: 'general-inquiries',
    slug: 'dark',
    question: ['Gibt es eine dunkle Darstellung?', 'Is there a dark appearance?'],
    answer: [
      'Ja. In den Einstellungen unter Darstellung wählen Sie hell, dunkel oder wie das Gerät, dazu Farbe, Anordnung und Dichte.',
      'Yes. In the settings under Appearance, choose light, dark or as on the device, as well as colour, layout and density.',
    ],
  },
  {
    category: 'general-inquiries',
    slug: 'calendar',
    question: ['Kommen meine Hausbesuche in meinen Kalender?', 'Can I have my home visits in my calendar?'],
    answer: [
      'Ja. In den Einstellungen unter Kalender richten Sie einen Link ein, den Handy oder Outlook abonniert.',
      'Yes. In the settings under Calendar, set up a link that your phone or Outlook subscribes to.',
    ],
  },
  {
    category: 'general-inquiries',
    slug: 'same-time',
    question: ['Was passiert, wenn zwei gleichzeitig dasselbe ändern?', 'What happens if two people change the same thing at once?'],
    answer: [
      'In Bestellungen, Hausbesuchen und Akten überschreibt niemand unbemerkt, was jemand anderes geschrieben hat: Wer später speichert, erfährt, dass inzwischen etwas geändert wurde.',
      'In orders, home visits and records nobody overwrites unnoticed what somebody else wrote: whoever saves later is told that something has changed in the meantime.',
    ],
  },
  {
    category: 'general-inquiries',
    slug: 'shortcuts',
    question: ['Gibt es Tastenkürzel?', 'Are there keyboard shortcuts?'],
    answer: [
      'Ja. Drücken Sie ?, um die der Seite zu sehen. In den Einstellungen unter Darstellung schalten Sie einzelne Buchstaben aus.',
      'Yes. Press ? to see those of the page. Turn single letters off in the settings under Appearance.',
    ],
  },
  {
    category: 'licenses',
    slug: 'where-are-texts',
    question: ['Wie sind Freitexte geschützt?', 'How are free texts protected?'],
    answer: [
      'Freitexte werden verschlüsselt gespeichert, mit Schlüsseln, die nicht in der Datenbank liegen.',
      'Free texts are stored encrypted, with keys that are not in the database.',
    ],
  },
  {
    category: 'licenses',
    slug: 'own-data',
    question: ['Wie bekomme ich eine Kopie meiner Daten?', 'How do I get a copy of my data?'],
    answer: [
      'In den Einstellungen unter Sicherheit steht „Meine Daten“. „Daten herunterladen“ gibt Ihnen eine Kopie als Datei (Art. 15 DSGVO).',
      'The settings have “My data” under Security. “Download my data” gives you a copy as a file (Art. 15 GDPR).',
    ],
  },
  {
    category: 'licenses',
    slug: 'who-looked',
    question: ['Wird festgehalten, wer eine Akte angesehen hat?', 'Is it recorded who has looked at a record?'],
    answer: [
      'Ja. Lesen und Ändern stehen im Protokoll; in der Akte zeigt „Einsicht“ der Leitung, wer sie angesehen hat.',
      'Yes. Reading and changing are in the audit trail; in the record, “Viewed by” shows managers who has looked at it.',
    ],
  },
  {
    category: 'licenses',
    slug: 'invented-people',
    question: ['Was ist der Übungsmodus?', 'What is the training mode?'],
    answer: [
      'Dasselbe Programm mit erfundenen Menschen, das nur in Ihrem Browser läuft. Nichts davon verlässt das Gerät, und Sie können jederzeit von vorn beginnen.',
      'The same application with fictitious people, running in your browser only. Nothing leaves the device, and you can start over at any time.',
    ],
  },
  {
    category: 'payments',
    slug: 'issues-prescriptions',
    question: ['Stellt Dreiklang Rezepte aus?', 'Does Dreiklang issue prescriptions?'],
    answer: [
      'Nein. Die Praxis stellt sie in ihrem eigenen System aus und trägt hier ein, dass und wo es sie gibt.',
      'No. The practice issues them in its own system and records here that they exist and where they are.',
    ],
  },
  {
    category: 'payments',
    slug: 'exemption',
    question: ['Wo steht, ob jemand von der Zuzahlung befreit ist?', 'Where does it say whether somebody is exempt from co-payment?'],
    answer: [
      'In der Akte unter Versicherung. Bevor die Befreiung abläuft, erinnern die Fristen daran.',
      'In the record under Insurance. The deadlines remind you before the exemption expires.',
    ],
  },
  {
    category: 'payments',
    slug: 'collect-copayment',
    question: ['Wie wird die Zuzahlung eingetragen und kassiert?', 'How is the co-payment entered and collected?'],
    answer: [
      'Die Apotheke trägt beim Bereitstellen den Betrag ein, oder den Preis, aus dem er berechnet wird. Wer übergibt, sieht die Summe und trägt ein, ob bar kassiert wurde. Was offen bleibt, steht bei der Lieferung.',
      'When preparing a delivery the pharmacy enters the amount, or the price it is calculated from. Whoever hands it over sees the sum and records whether it was paid in cash. What stays open is shown with the delivery.',
    ],
  },
  {
    category: 'payments',
    slug: 'choose-pharmacy',
    question: ['Wer bestimmt die Apotheke?', 'Who chooses the pharmacy?'],
    answer: [
      'Die Person, die versorgt wird. Ihre Wahl steht in der Akte und gilt für neue Bestellungen. Die Praxis wählt keine Apotheke (§ 11 ApoG).',
      'The person cared for. Their choice is in the record and applies to new orders. The practice does not choose a pharmacy (§ 11 ApoG).',
    ],
  },
  {
    category: 'support',
    slug: 'no-network',
    question: ['Was geht ohne Netz?', 'What works without a network?'],
    answer: [
      'Was Sie vorher auf das Gerät geladen haben: der Tag einer Pflegekraft und die Lieferrunde einer Apotheke. Was Sie dabei eintragen, wird später gesendet.',
      'What you have downloaded before: a nurse’s day and a pharmacy’s delivery round. What you enter is sent later.',
    ],
  },
  {
    category: 'support',
    slug: 'error-number',
    question: ['Was mache ich mit einer Fehlernummer?', 'What do I do with an error number?'],
    answer: [
      'Nennen Sie sie Ihrer Leitung oder der Plattformverwaltung. Mit ihr lässt sich der Vorgang finden, ohne dass Sie Namen nennen müssen.',
      'Give it to your manager or the platform administration. It identifies what happened without naming anybody.',
    ],
  },
  {
    category: 'support',
    slug: 'ask-head',
    question: ['Wen frage ich, wenn die Hilfe nicht reicht?', 'Who do I ask if the help is not enough?'],
    answer: [
      'Ihre Leitung. Unter jeder Anleitung legt „Leitung fragen“ eine Nachricht im Postfach an, die Sie ergänzen und senden.',
      'Your manager. Below each guide, “Ask a manager” starts a message in the mailbox that you complete and send.',
    ],
  },
  {
    category: 'support',
    slug: 'emergency',
    question: ['Ist Dreiklang für Notfälle da?', 'Is Dreiklang meant for emergencies?'],
    answer: [
      'Nein. Im Notfall wählen Sie 112, den ärztlichen Bereitschaftsdienst erreichen Sie unter 116117.',
      'No. In an emergency, call 112; the out-of-hours medical service is at 116117.',
    ],
  },
]
