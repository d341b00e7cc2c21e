import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './pflegehilfsmittel.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  titel: 'Consumable care aids, {{monat}}',
  betrag: 'Statutory care insurance pays up to {{betrag}} a month (since {{ab}}).',
  nichts: 'Nothing was ordered or delivered here this month.',
  summe: 'Delivered: {{geliefert}}, ordered: {{bestellt}}.',
  summeBekannt: 'As far as amounts are known: {{geliefert}} delivered, {{bestellt}} ordered.',
  rest: 'Left after these orders: {{rest}}.',
  restHoechstens: 'Left after these orders: at most {{rest}}.',
  darueber: 'The total is {{mehr}} above the amount. Please settle who pays for that.',
  darueberMindestens: 'The total is at least {{mehr}} above the amount. Please settle who pays for that.',
  ohneBetrag_one: 'For 1 item no amount is known.',
  ohneBetrag_other: 'For {{count}} items no amount is known.',
  nurEigene: 'Only orders at your pharmacy are counted.',
  genehmigt: 'Approved from {{von}} to {{bis}}.',
  frage: {
    PFLEGEGRAD_OFFEN: 'The care level is not recorded. Care insurance does not pay without one.',
    KEIN_PFLEGEGRAD: 'No care level is recorded. Care insurance does not pay without one.',
    NICHT_ZU_HAUSE: 'A care home is recorded. Care insurance only pays for care at home.',
    ANDERER_TRAEGER: 'The amount is that of statutory care insurance. Please ask the insurer.',
    GENEHMIGUNG_OFFEN: 'No approval by the care insurance is recorded.',
    GENEHMIGUNG_SPAETER: 'The approval by the care insurance begins later.',
    GENEHMIGUNG_VORBEI: 'The approval by the care insurance has expired.',
  },
}
