import { serieContract, type SerienAenderung, type SerienAntwort } from '@dreiklang/domain/serie/serie.contract'
import { umfaenge } from '@dreiklang/domain/serie/serie'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { seriePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { ApiError } from '../../shared/apiError.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Stack } from '../../ui/layout.ts'
import { RadioField } from '../../ui/RadioField.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { aendere, ladeNeu, serieQuery } from '../serie.queries.ts'
import { serieTexts } from '../serie.texts.ts'
import { SerienFormular } from './SerienFormular.tsx'
import { inhaltAus, type SerienWerte, werteVon } from './serienWerte.ts'

interface AendernProps {
  serie: SerienAntwort
  /** What the question at the visit was answered with. */
  was: Pick<SerienWerte, 'umfang' | 'ab'>
}

const ueberholt = (fehler: unknown): boolean => fehler instanceof ApiError && fehler.code === 'serie.veraltet'

/** Changes all future visits, or those from a day on; shows the effect beforehand. */
export function AendernFormular({ serie, was }: AendernProps) {
  const t = useTexts(serieTexts)
  const client = useQueryClient()
  const goTo = useGoTo()
  const schluessel = useDeedKey()
  const [gesehen, setGesehen] = useState(serie.version)
  const formular = useSchemaForm<SerienWerte, SerienAenderung>({
    initialValues: werteVon(serie, was),
    schema: serieContract.change.body,
    toBody: (werte) => ({ ...inhaltAus(werte), version: gesehen, umfang: werte.umfang, ab: werte.umfang === 'ALLE' ? null : werte.ab }),
    submit: async (body) => {
      try {
        const { id } = await aendere(serie.id, body, schluessel(body))
        ladeNeu(client)
        toastSuccess(t('aendern.getan'))
        goTo(seriePath(id), { replace: true })
      } catch (fehler) {
        if (ueberholt(fehler)) setGesehen((await client.fetchQuery({ ...serieQuery(serie.id), staleTime: 0 })).version)
        throw fehler
      }
    },
  })
  const { form, field, failure } = formular
  const { umfang, ab } = form.values
  const zumSenden = { ...formular, failure: ueberholt(failure) ? null : failure }
  return (
    <SerienFormular
      formular={zumSenden}
      serieId={serie.id}
      typen={[serie.typ]}
      senden={t('aendern.speichern')}
      zurueck={seriePath(serie.id)}
    >
      {ueberholt(failure) && (
        <Alert tone="warning" urgent>
          {t('aendern.veraltet')}
        </Alert>
      )}
      <Card title={t('aendern.umfang')}>
        <Stack gap="md">
          <RadioField
            {...field('umfang')}
            value={umfang}
            label={t('aendern.umfang')}
            choices={umfaenge.map((value) => ({ value, label: t(`aendern.${value}`) }))}
          />
          {umfang === 'AB_HIER' && <DateField {...field('ab')} value={ab} label={t('feld.ab')} required />}
        </Stack>
      </Card>
    </SerienFormular>
  )
}
