/** The contract on processing by order (Art. 28 DSGVO) that an organisation accepts before it starts. A new text is a new version and is accepted again. */
export const avv = {
  version: '2026-11',
  de: `Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO)

1. Gegenstand. Der Betreiber der Plattform verarbeitet Gesundheits- und Kontaktdaten ausschließlich im Auftrag und nach Weisung der Organisation, um Bestellungen, Rückfragen und Lieferungen zwischen Pflegediensten, Apotheken und Praxen zu übermitteln. Die Organisation bleibt Verantwortliche.
2. Dauer. Der Vertrag gilt, solange die Organisation die Plattform nutzt.
3. Vertraulichkeit. Wer beim Betreiber Zugang hat, ist auf Vertraulichkeit verpflichtet und wirkt nach § 203 Abs. 3 und 4 StGB an der Berufsausübung mit. Der Betreiber sieht keine Inhalte von Bestellungen und keine Klienten.
4. Schutz. Der Betreiber trifft Maßnahmen nach Art. 32 DSGVO: Trennung der Organisationen, Verschlüsselung, Protokoll der Zugriffe, Sicherungen.
5. Unterauftrag. Weitere Auftragsverarbeiter werden nur in der EU und nach vorheriger Mitteilung eingesetzt; die Organisation kann widersprechen.
6. Unterstützung. Der Betreiber hilft bei Auskunft, Berichtigung, Löschung und bei der Meldung von Verletzungen und meldet eigene Vorfälle ohne Verzug.
7. Ende. Nach dem Ende gibt der Betreiber die Daten heraus und löscht sie, soweit keine Aufbewahrungspflicht besteht.
8. Nachweis. Die Organisation darf die Einhaltung prüfen.`,
  en: `Contract on processing by order (Art. 28 GDPR)

1. Subject. The operator of the platform processes health and contact data by order and instruction of the organisation only, to pass on orders, questions and deliveries between nursing services, pharmacies and practices. The organisation remains the controller.
2. Term. The contract is valid as long as the organisation uses the platform.
3. Secrecy. Whoever has access at the operator is bound to secrecy and takes part in the profession as § 203 (3) and (4) StGB says. The operator sees no content of orders and no clients.
4. Protection. The operator takes measures by Art. 32 GDPR: separation of organisations, encryption, a log of access, backups.
5. Sub-processors. Further processors are used only in the EU and after notice; the organisation may object.
6. Support. The operator helps with access, rectification, erasure and the report of breaches, and reports own incidents without delay.
7. End. After the end the operator hands the data over and erases them unless they must be kept by law.
8. Proof. The organisation may check that this is kept.`,
} as const
