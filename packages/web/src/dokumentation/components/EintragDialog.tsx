import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useTexts } from '../../shared/i18n.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { type SchemaForm, useSchemaForm } from '../../ui/useSchemaForm.ts'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { ohneLeeres } from './teile.ts'

/** As the form gives it, with a value that is always there. */
type Feld<Werte extends object> = Required<Pick<ReturnType<SchemaForm<Werte>['field']>, 'value'>> & ReturnType<SchemaForm<Werte>['field']>

interface EintragDialogProps<Werte extends object, Eintrag> {
  titel: string
  werte: Werte
  /** The schema of one line of the sheet: a line that cannot be does not get onto it. */
  schema: z.ZodType<Eintrag>
  onFertig: (eintrag: Eintrag) => void
  onSchliessen: () => void
  children: (field: (path: string) => Feld<Werte>, form: SchemaForm<Werte>['form']) => ReactNode
}

export function EintragDialog<Werte extends object, Eintrag>(props: EintragDialogProps<Werte, Eintrag>) {
  const { titel, werte, schema, onFertig, onSchliessen, children } = props
  const t = useTexts(dokumentationTexts)
  const formular = useSchemaForm<Werte, Eintrag>({
    initialValues: werte,
    schema,
    toBody: ohneLeeres,
    submit: async (eintrag) => {
      onFertig(eintrag)
      onSchliessen()
    },
  })
  return (
    <FormDialog title={titel} submit={t('liste.eintragen')} onClose={onSchliessen} sending={formular} size="lg">
      {children((path) => {
        const { value, ...rest } = formular.field(path)
        return { ...rest, value }
      }, formular.form)}
    </FormDialog>
  )
}
