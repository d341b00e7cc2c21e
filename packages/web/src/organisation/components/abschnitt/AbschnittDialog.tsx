import { type AbschnittName, type AbschnittStand, abschnittStand } from '@dreiklang/domain/organisation/abschnitte.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { FormDrawer } from '../../../ui/FormDialog.tsx'
import { Text } from '../../../ui/layout.ts'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { abschnitteTexts } from '../../abschnitte.texts.ts'
import { useSaveAbschnitt } from '../../profil.queries.ts'
import { fieldsOf } from './fields.ts'
import { type AbschnittValues, FieldInput } from './FieldInput.tsx'
import { contentFrom, valuesFrom } from './values.ts'

const withHilfe = ['VERTRETUNG', 'OEFFNUNG', 'INTERNES', 'VERSORGUNGSVERTRAEGE', 'HEIMVERSORGUNG'] as const

interface AbschnittDialogProps {
  abschnitt: AbschnittName
  titel: string
  /** As it was read; null: never saved. */
  stand: AbschnittStand | null
  praxen: Readonly<Record<string, string>>
  onClose: () => void
}

export function AbschnittDialog({ abschnitt, titel, stand, praxen, onClose }: AbschnittDialogProps) {
  const t = useTexts(abschnitteTexts)
  const speichern = useSaveAbschnitt()
  const fields = fieldsOf[abschnitt]
  const schemaForm = useSchemaForm<AbschnittValues, AbschnittStand>({
    initialValues: { inhalt: valuesFrom(fields, stand?.inhalt ?? null, praxen) },
    schema: abschnittStand,
    toBody: ({ inhalt }) => ({ abschnitt, version: stand?.version ?? 0, inhalt: contentFrom(abschnitt, inhalt) }),
    submit: async (neu) => {
      await speichern.mutateAsync(neu)
      toastSuccess(t('gespeichert', { abschnitt: titel }))
      onClose()
    },
  })
  const hilfe = withHilfe.find((einer) => einer === abschnitt)
  return (
    <FormDrawer title={titel} sending={schemaForm} submit={t('speichern')} onClose={onClose}>
      {hilfe !== undefined && (
        <Alert tone="info">
          <Text size="sm">{t(`hilfe.${hilfe}`)}</Text>
        </Alert>
      )}
      {fields.map((field) => (
        <FieldInput key={field.name} feld={field} path={`inhalt.${field.name}`} schemaForm={schemaForm} />
      ))}
    </FormDrawer>
  )
}
