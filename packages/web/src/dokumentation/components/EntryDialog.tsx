import type { ReactNode } from 'react'
import type { z } from 'zod'
import { FormDialog } from '../../form/Form.tsx'
import { type SchemaForm, useSchemaForm } from '../../form/useSchemaForm.ts'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import { withoutEmpty } from './teile.ts'

type Field<Values extends object> = Required<Pick<ReturnType<SchemaForm<Values>['field']>, 'value'>> &
  ReturnType<SchemaForm<Values>['field']>

interface EntryDialogProps<Values extends object, Entry> {
  titel: string
  werte: Values
  schema: z.ZodType<Entry>
  onFinished: (entry: Entry) => void
  onSchliessen: () => void
  children: (field: (path: string) => Field<Values>, form: SchemaForm<Values>['form']) => ReactNode
}

export function EntryDialog<Values extends object, Entry>(props: EntryDialogProps<Values, Entry>) {
  const { titel, werte, schema, onFinished, onSchliessen, children } = props
  const t = useDokumentationTexts()
  const formular = useSchemaForm<Values, Entry>({
    initialValues: werte,
    schema,
    toBody: withoutEmpty,
    submit: async (entry) => {
      onFinished(entry)
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
