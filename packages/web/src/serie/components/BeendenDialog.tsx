import { serieContract } from '@dreiklang/domain/serie/serie.contract'
import { useQueryClient } from '@tanstack/react-query'
import { heuteInBerlin } from '../../hausbesuch/components/useHeute.ts'
import { useTexts } from '../../shared/i18n.ts'
import { DateField } from '../../ui/DateField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Text } from '../../ui/layout.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { beende, ladeNeu } from '../serie.queries.ts'
import { serieTexts } from '../serie.texts.ts'

interface BeendenDialogProps {
  serie: { id: string; version: number }
  /** Null: today. */
  letzterTag: string | null
  onSchliessen: () => void
}

export function BeendenDialog({ serie: { id, version }, letzterTag, onSchliessen }: BeendenDialogProps) {
  const t = useTexts(serieTexts)
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const formular = useSchemaForm<{ letzterTag: string | null }, { version: number; letzterTag: string }>({
    initialValues: { letzterTag: letzterTag ?? heuteInBerlin() },
    schema: serieContract.end.body,
    toBody: (werte) => ({ version, ...werte }),
    submit: async (body) => {
      // Changes by others are shown as soon as they are known.
      await beende(id, body, schluessel(body)).finally(() => ladeNeu(client))
      toastSuccess(t('beenden.getan'))
      onSchliessen()
    },
  })
  return (
    <FormDialog title={t('beenden.titel')} submit={t('beenden.knopf')} danger sending={formular} onClose={onSchliessen}>
      <Text>{t('beenden.text')}</Text>
      <DateField {...formular.field('letzterTag')} value={formular.form.values.letzterTag} label={t('feld.letzterTag')} required />
    </FormDialog>
  )
}
