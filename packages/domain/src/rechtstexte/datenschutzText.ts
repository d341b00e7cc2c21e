/** Art. 13 DSGVO. The facts of the product stand here; what only the operator knows are places in braces. */
const de = `## Verantwortlicher

{{name}}
{{anschrift}}

- E-Mail: {{email}}
- Telefon: {{telefon}}
- Datenschutzbeauftragte oder Datenschutzbeauftragter: {{dsb}}

Für die Daten ihrer Klientinnen und Klienten sind die Pflegedienste, Arztpraxen und Apotheken jeweils selbst verantwortlich. Der Betreiber verarbeitet diese Daten in ihrem Auftrag (Art. 28 DSGVO).

## Wozu wir Daten verarbeiten und auf welcher Grundlage

- Betrieb und Protokolle des Servers: Zeit, Art und Ergebnis einer Anfrage, ohne Inhalte. Grundlage: Art. 6 Abs. 1 Buchst. f DSGVO, sicherer Betrieb.
- Konto und Anmeldung: Name, E-Mail, Rolle, Beruf, verschlüsselt geprüftes Passwort, zweiter Faktor, Geräte und Zeiten der Anmeldung. Grundlage: Art. 6 Abs. 1 Buchst. b DSGVO, für Beschäftigte Buchst. f und § 26 BDSG.
- Bestellungen und Angaben zu Klientinnen und Klienten: im Auftrag der Organisationen. Grundlage dort: Art. 6 Abs. 1 Buchst. b und c, Art. 9 Abs. 2 Buchst. h und Abs. 3 DSGVO, § 22 BDSG; für Zusätzliches eine Einwilligung nach Art. 9 Abs. 2 Buchst. a.
- Hausbesuche: wie Bestellungen, im Auftrag der Organisationen.
- Öffentliches Formular: Name, Telefon, auf Wunsch E-Mail und das Anliegen, im Auftrag der Organisation, an die es geht. An eine angegebene E-Mail-Adresse senden wir die Nummer des Anliegens und jeden neuen Status. Grundlage dort: Art. 6 Abs. 1 Buchst. b und f, für Angaben zur Gesundheit Art. 9 Abs. 2 Buchst. h DSGVO.
- Benachrichtigungen in der Anwendung, per E-Mail und auf dem Gerät: ohne Namen von Klientinnen und Klienten und ohne Angaben zur Gesundheit. Grundlage: Art. 6 Abs. 1 Buchst. b und f DSGVO.
- Nachvollziehbarkeit: Wer hat welche Akte gelesen oder geändert? Grundlage: Art. 6 Abs. 1 Buchst. c und Art. 32 DSGVO.
- Hilfe und Support: was Sie uns mitteilen. Grundlage: Art. 6 Abs. 1 Buchst. b und f DSGVO.

## Empfänger

- Die Organisationen, die an einer Bestellung beteiligt sind, und nur mit dem, was sie dafür brauchen.
- Auftragsverarbeiter, etwa für Rechenzentrum und E-Mail: {{hosting}}
- Wer Benachrichtigungen auf dem Gerät einschaltet, erhält sie über den Dienst des Browserherstellers; der Inhalt ist dafür unlesbar verschlüsselt.

## Drittländer

- Übermittlung in Länder außerhalb der EU und des EWR: {{drittland}}

## Wie lange wir Daten aufbewahren

- Mitteilungen: 90 Tage.
- Gelöschte Kontakte: 30 Tage, dann endgültig.
- Erledigte Aufgaben: ein Jahr, nachdem sie erledigt wurden.
- Anliegen aus dem öffentlichen Formular: 90 Tage nach der letzten Bearbeitung.
- Konto: solange es besteht; danach, was zum Nachweis nötig ist.
- Bestellungen und Dokumentation: nach den Pflichten der Organisationen, zum Beispiel § 630f BGB (zehn Jahre) und § 22 ApBetrO (mindestens fünf Jahre).

## Ihre Rechte

- Auskunft (Art. 15), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung (Art. 18), Mitteilung an Empfänger (Art. 19), Übertragbarkeit (Art. 20).
- Widerspruch gegen Verarbeitungen auf Grundlage von Art. 6 Abs. 1 Buchst. f (Art. 21).
- Eine Einwilligung können Sie jederzeit widerrufen; das gilt ab dann.
- Beschwerde bei der Aufsichtsbehörde: {{datenaufsicht}}

Als Klientin oder Klient wenden Sie sich bitte an Ihren Pflegedienst, Ihre Praxis oder Ihre Apotheke.

## Müssen Sie Daten angeben?

Ohne Name, E-Mail und Rolle gibt es kein Konto. Das öffentliche Formular braucht Name und Telefon, damit jemand antworten kann. Sie können stattdessen anrufen.

## Keine automatischen Entscheidungen

Es gibt kein Profiling und keine Entscheidung allein durch ein Programm (Art. 22 DSGVO).

## Cookies und Speicher auf Ihrem Gerät

- Nach der Anmeldung hält ein Cookie die Sitzung. Skripte können es nicht lesen.
- Das Gerät merkt sich Sprache, Darstellung und dass es eine Sitzung gab. Nicht gespeicherte Angaben einer Bestellung bleiben bis zur Abmeldung im Browserfenster. Solange Sie angemeldet sind, liegen dort auch die Dateien der Anwendung und, wenn Sie einen Tag mitnehmen, dessen Besuche verschlüsselt.
- Ein weiteres Cookie erkennt ein Gerät wieder, auf dem Sie sich schon angemeldet haben. Das schützt Ihr Konto vor fremden Versuchen.

All das ist unbedingt erforderlich (§ 25 Abs. 2 TDDDG); darum gibt es kein Banner. Die Anwendung lädt von anderen Servern keine Schriften und keine Zählpixel; Karten in Touren nur, wenn der Betreiber einen Kartendienst eingerichtet hat.`

const en = `## Controller

{{name}}
{{anschrift}}

- Email: {{email}}
- Phone: {{telefon}}
- Data protection officer: {{dsb}}

The nursing services, practices and pharmacies are each responsible for the data of their own clients. The operator processes these data on their behalf (Art. 28 GDPR).

## What we process data for, and on what basis

- Operation and logs of the server: time, kind and result of a request, without contents. Basis: Art. 6 (1) (f) GDPR, safe operation.
- Account and sign-in: name, email, role, profession, password in a form that can only be checked, second factor, devices and times of sign-in. Basis: Art. 6 (1) (b) GDPR, for employees (f) and section 26 BDSG.
- Orders and records of clients: on behalf of the organisations. Their basis: Art. 6 (1) (b) and (c), Art. 9 (2) (h) and (3) GDPR, section 22 BDSG; for anything beyond, consent under Art. 9 (2) (a).
- Home visits: as orders, on behalf of the organisations.
- Public form: name, phone, email if given, and the request, on behalf of the organisation it is sent to. If you give an email address, we send it the number of the request and each new status. Their basis: Art. 6 (1) (b) and (f), for health details Art. 9 (2) (h) GDPR.
- Notifications in the application, by email and on the device: without names of clients and without health details. Basis: Art. 6 (1) (b) and (f) GDPR.
- Accountability: who read or changed which record? Basis: Art. 6 (1) (c) and Art. 32 GDPR.
- Help and support: what you tell us. Basis: Art. 6 (1) (b) and (f) GDPR.

## Recipients

- The organisations that take part in an order, and only with what they need for it.
- Processors, for example for data centre and email: {{hosting}}
- Whoever switches on notifications on a device gets them through the service of the browser's maker; the content is encrypted so that it cannot be read there.

## Third countries

- Transfer to countries outside the EU and the EEA: {{drittland}}

## How long we keep data

- Messages: 90 days.
- Deleted contacts: 30 days, then for good.
- Requests from the public form: 90 days after they were last worked on.
- Account: as long as it exists; afterwards what is needed as evidence.
- Orders and documentation: by the duties of the organisations, for example section 630f BGB (ten years) and section 22 ApBetrO (five years at least).

## Your rights

- Access (Art. 15), rectification (Art. 16), erasure (Art. 17), restriction (Art. 18), notice to recipients (Art. 19), portability (Art. 20).
- Objection to processing based on Art. 6 (1) (f) (Art. 21).
- You can withdraw a consent at any time; this applies from then on.
- Complaint to the supervisory authority: {{datenaufsicht}}

As a client, please contact your nursing service, practice or pharmacy.

## Do you have to give data?

Without name, email and role there is no account. The public form needs name and phone, so that somebody can answer. You can call instead.

## No automated decisions

There is no profiling and no decision by a program alone (Art. 22 GDPR).

## Cookies and storage on your device

- After sign-in a cookie keeps the session. Scripts cannot read it.
- The device remembers language, appearance and that there was a session. Details of an order that are not saved stay in the browser window until sign-out. While you are signed in, the files of the application are kept there too and, if you download a day, its visits, encrypted.
- Another cookie recognises a device on which you have signed in before. It protects your account from the attempts of others.

All of this is strictly necessary (section 25 (2) TDDDG); that is why there is no banner. The application loads no fonts and no tracking pixels from other servers, and maps in tours only if the operator has set up a map service.`

export const datenschutz = {
  pflicht: ['name', 'anschrift', 'email', 'telefon', 'dsb', 'datenaufsicht', 'hosting', 'drittland'],
  wahlweise: [],
  de,
  en,
} as const
