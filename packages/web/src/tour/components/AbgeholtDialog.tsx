import type { StoppAntwort, TourAntwort } from '@dreiklang/domain/tour/sicht.contract'
import { useTexts } from '../../shared/i18n.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Text } from '../../ui/layout.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { SignatureField } from '../../ui/SignatureField.tsx'
import { tourTexts } from '../tour.texts.ts'
import { useTourFormular } from './useTourSchritt.ts'

interface AbgeholtProps {
  tour: TourAntwort
  stopp: StoppAntwort
  onSchliessen: () => void
}

/** One signature for all that the pharmacy hands over: it goes into each order. */
export function AbgeholtDialog({ tour, stopp, onSchliessen }: AbgeholtProps) {
  const t = useTexts(tourTexts)
  const formular = useTourFormular<{ nachweis: { unterschrift: string | null; temperatur: number | null } }>({
    tour,
    handlung: 'abhaken',
    werte: { nachweis: { unterschrift: null, temperatur: null } },
    abbild: ({ nachweis: { unterschrift, temperatur } }) => ({
      stoppId: stopp.id,
      erledigt: true,
      grund: null,
      // Cooled goods require a temperature: it must be missing, not null, to be reported.
      nachweis: { unterschrift, temperatur: stopp.kuehl ? (temperatur ?? undefined) : null },
    }),
    onFertig: onSchliessen,
  })
  const { field, form } = formular
  return (
    <FormDialog title={t('art.ABHOLUNG_ARZNEI')} submit={t('abgeholt.knopf')} sending={formular} onClose={onSchliessen}>
      <Text>{t('abgeholt.hinweis')}</Text>
      {stopp.bestellungen.map(({ id, nummer, klient }) => (
        <Text key={id}>{t('stopp.bestellung', { nummer, klient })}</Text>
      ))}
      {stopp.kuehl && (
        <NumberField
          {...field('nachweis.temperatur')}
          value={form.values.nachweis.temperatur}
          label={t('abgeholt.temperatur')}
          required
          min={-30}
          max={60}
          decimalScale={1}
        />
      )}
      <SignatureField {...field('nachweis.unterschrift')} label={t('abgeholt.unterschrift')} required />
    </FormDialog>
  )
}
