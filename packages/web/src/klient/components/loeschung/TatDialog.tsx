import { GrundDialog } from '../../../organisation/components/GrundDialog.tsx'
import { useTexts } from '../../../shared/i18n.ts'
import { useGoTo } from '../../../shared/searchState.ts'
import { toastSuccess } from '../../../ui/toast.tsx'
import { klientPath, loeschungenPath } from '../../klient.paths.ts'
import { useLoeschTaten } from '../../loeschung.queries.ts'
import { loeschungTexts } from '../../loeschung.texts.ts'

const taten = {
  sperren: {
    tat: 'sperre',
    titel: 'sperre.titel',
    text: 'sperre.text',
    knopf: 'sperre.sperren',
    erledigt: 'sperre.erledigt',
    // From here on the address of the record leads nowhere.
    danach: () => loeschungenPath('GESPERRT'),
  },
  aufheben: {
    tat: 'hebeAuf',
    titel: 'sperre.aufhebenTitel',
    text: 'sperre.aufhebenText',
    knopf: 'sperre.aufheben',
    erledigt: 'sperre.aufgehoben',
    danach: klientPath,
  },
  beantragen: {
    tat: 'beantrage',
    titel: 'loeschung.titel',
    text: 'loeschung.text',
    knopf: 'loeschung.beantragen',
    erledigt: 'loeschung.beantragt',
    danach: null,
  },
  zuruecknehmen: {
    tat: 'nimmZurueck',
    titel: 'loeschung.zuruecknehmen',
    text: 'loeschung.zuruecknehmenText',
    knopf: 'loeschung.zuruecknehmen',
    erledigt: 'loeschung.zurueckgenommen',
    danach: null,
  },
  ablehnen: {
    tat: 'nimmZurueck',
    titel: 'loeschung.ablehnen',
    text: 'loeschung.zuruecknehmenText',
    knopf: 'loeschung.ablehnen',
    erledigt: 'loeschung.zurueckgenommen',
    danach: null,
  },
} as const
export type Tat = keyof typeof taten

export function TatDialog({ klientId, tat: welche, onClose }: { klientId: string; tat: Tat; onClose: () => void }) {
  const t = useTexts(loeschungTexts)
  const goTo = useGoTo()
  const kann = useLoeschTaten(klientId)
  const { tat, titel, text, knopf, erledigt, danach } = taten[welche]
  return (
    <GrundDialog
      titel={t(titel)}
      text={t(text)}
      grundWort={t('grund')}
      grundHinweis={t('grundHinweis')}
      knopf={t(knopf)}
      gefahr={welche === 'beantragen'}
      run={async (grund, schluessel) => {
        await kann[tat](grund, schluessel)
        toastSuccess(t(erledigt))
        if (danach !== null) goTo(danach(klientId), { replace: true })
      }}
      onClose={onClose}
    />
  )
}
