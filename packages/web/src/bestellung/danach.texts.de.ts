export const texts = {
  retoure: {
    text: 'Zurückgegebenes kommt nicht wieder in den Verkauf. Ihr Name und die Uhrzeit werden festgehalten.',
    btmText:
      'Betäubungsmittel: Eine Vernichtung braucht zwei Zeuginnen oder Zeugen (§ 16 BtMG). Die Bestellung bewahrt die Niederschrift auf.',
    was: 'Verbleib',
    art: { RUECKGABE: 'An die Apotheke zurückgegeben', VERNICHTUNG: 'Vernichtet' },
    einheit: 'Einheit',
    einheiten: { STUECK: 'Stück', GRAMM: 'Gramm', MILLILITER: 'Milliliter', PACKUNG: 'Packungen' },
    zeuge1: 'Erste Zeugin oder erster Zeuge',
    zeuge2: 'Zweite Zeugin oder zweiter Zeuge',
    zeile: '{{art}} am {{tag}}: {{menge}}, durch {{name}}',
    zeugen: 'Zeuginnen und Zeugen: {{namen}}',
  },
  nachschub: {
    vorschlagenText: 'Der Pflegedienst entscheidet, ob er daraus einen Entwurf anlegt. Bestellt wird nur von ihm.',
    reicht: 'Rechnerisch reicht die gelieferte Menge bis {{tag}}; was vorher noch vorrätig war, ist nicht mitgezählt.',
    text: 'Nachricht an den Pflegedienst',
    freiwillig: 'Freiwillig.',
    bis: 'Benötigt bis',
    zurueckziehenText: 'Der Pflegedienst muss dann nicht mehr antworten.',
    uebernehmenText:
      'Ein Entwurf mit dem, was zuletzt verordnet wurde, wird angelegt. Gesendet wird er erst, wenn Sie ihn geprüft haben. Den Grund tragen Sie neu ein.',
    ablehnenText: 'Die Apotheke sieht die Begründung.',
    offen: { PFLEGE: 'Die Apotheke schlägt Nachschub vor ({{wer}}, {{tag}})', APOTHEKE: 'Nachschub vorgeschlagen ({{wer}}, {{tag}})' },
    wartet: 'Der Pflegedienst hat noch nicht geantwortet.',
    benoetigt: 'Benötigt bis {{tag}}',
    uebernommen: {
      PFLEGE: 'Aus dem Vorschlag der Apotheke wurde am {{tag}} ein Entwurf angelegt',
      APOTHEKE: 'Der Pflegedienst hat Ihren Vorschlag am {{tag}} in einen Entwurf übernommen',
    },
    nochNicht: 'Geht die Bestellung an Ihre Apotheke, finden Sie sie hier.',
    geloescht: 'Der Entwurf wurde inzwischen gelöscht.',
    zurBestellung: 'Bestellung {{nummer}} öffnen',
    beendet: 'Der Vorschlag gilt seit {{tag}} nicht mehr',
    bestelltNicht: 'Der Pflegedienst bestellt für diese Person nichts mehr.',
    abgelehnt: {
      PFLEGE: 'Vorschlag der Apotheke am {{tag}} abgelehnt',
      APOTHEKE: 'Der Pflegedienst hat Ihren Vorschlag am {{tag}} abgelehnt',
    },
  },
} as const
