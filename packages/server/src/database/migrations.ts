import { shared } from './migrations/0001-shared.ts'
import { organisation } from './migrations/0002-organisation.ts'
import { anmeldung } from './migrations/0003-anmeldung.ts'
import { betrieb } from './migrations/0004-betrieb.ts'
import { mail } from './migrations/0005-mail.ts'
import { tresor } from './migrations/0006-tresor.ts'
import { protokoll } from './migrations/0007-protokoll.ts'
import { liste } from './migrations/0008-liste.ts'
import { rechtstexte } from './migrations/0009-rechtstexte.ts'
import { settings } from './migrations/0010-settings.ts'
import { personal } from './migrations/0011-personal.ts'
import { klient } from './migrations/0012-klient.ts'
import { klientBelege } from './migrations/0013-klient-belege.ts'
import { kontakt } from './migrations/0014-kontakt.ts'
import { bestellung } from './migrations/0015-bestellung.ts'
import { hausbesuch } from './migrations/0016-hausbesuch.ts'
import { klientVerlauf } from './migrations/0017-klient-verlauf.ts'
import { serie } from './migrations/0018-serie.ts'
import { planung } from './migrations/0019-planung.ts'
import { tour } from './migrations/0020-tour.ts'
import { dokumentation } from './migrations/0021-dokumentation.ts'
import { frist } from './migrations/0022-frist.ts'
import { unterwegs } from './migrations/0023-unterwegs.ts'
import { anliegen } from './migrations/0024-anliegen.ts'
import { notification } from './migrations/0025-notification.ts'
import { chat } from './migrations/0026-chat.ts'
import { search } from './migrations/0027-search.ts'
import { loeschung } from './migrations/0028-loeschung.ts'
import { systemRole } from './migrations/0029-system-role.ts'
import { bestellungName } from './migrations/0030-bestellung-name.ts'
import { aufnahme } from './migrations/0031-aufnahme.ts'
import { mailHtml } from './migrations/0032-mail-html.ts'
import { anliegenBesuch } from './migrations/0033-anliegen-besuch.ts'
import { siegel } from './migrations/0034-siegel.ts'
import { installation } from './migrations/0035-betrieb-installation.ts'
import { klientBestand } from './migrations/0042-klient-bestand.ts'
import { klientWandel } from './migrations/0043-klient-wandel.ts'
import { hkp } from './migrations/0044-hkp.ts'
import { bestellungEile } from './migrations/0040-bestellung-eile.ts'
import { shortcutWorte } from './migrations/0036-shortcut-worte.ts'
import { besuchFaellig } from './migrations/0046-besuch-faellig.ts'
import { widerspruchGkv } from './migrations/0048-widerspruch-gkv.ts'
import { anleitung } from './migrations/0049-anleitung.ts'
import { hkpWiderspruch } from './migrations/0050-hkp-widerspruch.ts'
import { leistungsnachweis } from './migrations/0051-leistungsnachweis.ts'
import { nachweisliste } from './migrations/0052-nachweisliste.ts'
import { leistungsgruppen } from './migrations/0054-leistungsgruppen.ts'
import { klientAbschrift } from './migrations/0053-klient-abschrift.ts'
import { beratungspflicht } from './migrations/0057-beratungspflicht.ts'
import { bestellungUeberfaellig } from './migrations/0060-bestellung-ueberfaellig.ts'
import { nachschub } from './migrations/0056-nachschub.ts'
import { verlaufSchritte } from './migrations/0055-verlauf-schritte.ts'
import { bestellungTeil } from './migrations/0059-bestellung-teil.ts'
import { taskDelegation } from './migrations/0066-task-delegation.ts'
import { taskReminder } from './migrations/0067-task-reminder.ts'
import { taskWait } from './migrations/0068-task-wait.ts'
import { taskDay } from './migrations/0069-task-day.ts'
import { tasks } from './migrations/0063-tasks.ts'
import { falten } from './migrations/0064-falten.ts'
import { zeilenSchreiben } from './migrations/0065-zeilen-schreiben.ts'
import { zeilenFolgen } from './migrations/0070-zeilen-folgen.ts'
import { notes } from './migrations/0071-notes.ts'
import { mailbox } from './migrations/0072-mailbox.ts'
import { mailSnooze } from './migrations/0080-mail-snooze.ts'
import { mailTemplate } from './migrations/0081-mail-template.ts'
import { mailAway } from './migrations/0082-mail-away.ts'
import { chatApp } from './migrations/0085-chat-app.ts'
import { uebergabebuch } from './migrations/0086-uebergabebuch.ts'
import { bestellweg } from './migrations/0103-bestellweg.ts'
import { scrumboard } from './migrations/0073-scrumboard.ts'
import { inventory } from './migrations/0087-inventory.ts'
import { inventoryRecall } from './migrations/0088-inventory-recall.ts'
import { academy } from './migrations/0100-academy.ts'
import { help } from './migrations/0097-help.ts'
import { files } from './migrations/0092-files.ts'
import { inventoryRetoure } from './migrations/0110-inventory-retoure.ts'
import { protokollAenderung } from './migrations/0111-protokoll-aenderung.ts'
import { karteJePraxis } from './migrations/0115-karte-je-praxis.ts'
import { chatEntstanden } from './migrations/0112-chat-entstanden.ts'
import { chatZeichen } from './migrations/0113-chat-zeichen.ts'
import { chatSpaeter } from './migrations/0114-chat-spaeter.ts'
import { filePlace } from './migrations/0132-file-place.ts'
import { besuchGeloescht } from './migrations/0138-besuch-geloescht.ts'
import { mailTrash } from './migrations/0139-mail-trash.ts'
import { medikationsplan } from './migrations/0116-medikationsplan.ts'
import { boardTemplate } from './migrations/0126-board-template.ts'
import { boardRecurring } from './migrations/0127-board-recurring.ts'
import { chatGruppe } from './migrations/0123-chat-gruppe.ts'
import { chatErinnerung } from './migrations/0124-chat-erinnerung.ts'
import { machine } from './migrations/0129-machine.ts'
import { webhook } from './migrations/0130-webhook.ts'
import { sso } from './migrations/0136-sso.ts'
import { webhookSecret } from './migrations/0137-webhook-secret.ts'
import { mailPost } from './migrations/0120-mail-post.ts'

/** Forward only; each runs in its own transaction, in this order. A released migration is never edited. */
export interface Migration {
  name: string
  sql: string
}

export const migrations: readonly Migration[] = [
  shared,
  organisation,
  anmeldung,
  betrieb,
  mail,
  tresor,
  protokoll,
  liste,
  rechtstexte,
  settings,
  personal,
  klient,
  klientBelege,
  kontakt,
  bestellung,
  hausbesuch,
  klientVerlauf,
  serie,
  planung,
  tour,
  dokumentation,
  frist,
  unterwegs,
  anliegen,
  notification,
  chat,
  search,
  loeschung,
  systemRole,
  bestellungName,
  aufnahme,
  mailHtml,
  anliegenBesuch,
  siegel,
  installation,
  shortcutWorte,
  bestellungEile,
  klientBestand,
  klientWandel,
  hkp,
  besuchFaellig,
  anleitung,
  hkpWiderspruch,
  leistungsgruppen,
  beratungspflicht,
  widerspruchGkv,
  verlaufSchritte,
  nachschub,
  leistungsnachweis,
  nachweisliste,
  klientAbschrift,
  bestellungTeil,
  bestellungUeberfaellig,
  tasks,
  falten,
  zeilenSchreiben,
  zeilenFolgen,
  notes,
  chatApp,
  taskDelegation,
  taskReminder,
  taskWait,
  taskDay,
  scrumboard,
  mailbox,
  mailSnooze,
  mailTemplate,
  mailAway,
  uebergabebuch,
  inventory,
  inventoryRecall,
  bestellweg,
  academy,
  help,
  files,
  inventoryRetoure,
  protokollAenderung,
  karteJePraxis,
  chatEntstanden,
  chatZeichen,
  chatSpaeter,
  medikationsplan,
  boardTemplate,
  boardRecurring,
  chatGruppe,
  chatErinnerung,
  filePlace,
  machine,
  webhook,
  besuchGeloescht,
  sso,
  webhookSecret,
  mailPost,
  mailTrash,
]
