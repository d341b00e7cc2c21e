import { type VitalArt, vitalArten, vitalTable } from '@dreiklang/domain/dokumentation/vitalwerte'
import { type ZielAngaben, zielAngaben } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { useQueryClient } from '@tanstack/react-query'
import { DateField } from '../../form/DateField.tsx'
import { FormDialog } from '../../form/Form.tsx'
import { NumberField } from '../../form/TextField.tsx'
import { SelectField } from '../../form/choiceFields.tsx'
import { useDeedKey, useSchemaForm } from '../../form/useSchemaForm.ts'
import { announce } from '../../ui/feedback.tsx'
import { SimpleGrid } from '../../ui/layout.tsx'
import { setZiel, reloadVitalverlauf } from '../dokumentation.queries.ts'
import { useValuesTexts, useVitalverlaufTexts } from '../dokumentation.texts.ts'
import { einheitOf } from './anzeige.ts'

const withoutEnden = { von: null, bis: null, von2: null, bis2: null }

export function ZielDialog({ klientId, heute, onSchliessen }: { klientId: string; heute: IsoDate; onSchliessen: () => void }) {
  const t = useVitalverlaufTexts()
  const w = useValuesTexts()
  const client = useQueryClient()
  const key = useDeedKey()
  const formular = useSchemaForm<ZielAngaben, ZielAngaben>({
    initialValues: { art: 'BLUTDRUCK', ...withoutEnden, gueltigAb: heute, gueltigBis: null },
    schema: zielAngaben,
    submit: async (body) => {
      await setZiel({ klientId, body, idempotencyKey: key({ klientId, body }) })
      void reloadVitalverlauf(client, klientId)
      announce(t('gesetzt'))
      onSchliessen()
    },
  })
  const { form } = formular
  const { art } = form.values
  const istPaar = vitalTable[art].zweite !== null
  const words = { einheit: einheitOf(art) }
  const count = (name: 'von' | 'bis' | 'von2' | 'bis2', label: string) => {
    const { value, ...rest } = formular.field(name)
    return <NumberField key={`${art} ${name}`} {...rest} value={value} label={label} decimalScale={vitalTable[art].stellen} />
  }
  const tag = (name: 'gueltigAb' | 'gueltigBis') => {
    const { value, onChange, id, error } = formular.field(name)
    return { value, onChange, id, error, minDate: heute }
  }
  return (
    <FormDialog title={t('setzen')} submit={t('setzen')} onClose={onSchliessen} sending={formular}>
      <SelectField
        id={formular.field('art').id}
        label={t('feld.art')}
        required
        allowDeselect={false}
        choices={vitalArten.map((value) => ({ value, label: w(`vital.${value}`) }))}
        value={art}
        // Numbers of one vital sign say nothing of another.
        onChange={(neu: VitalArt | null) => form.setValues({ art: neu ?? art, ...withoutEnden })}
      />
      <SimpleGrid cols={2}>
        {count('von', t(istPaar ? 'feld.vonSystolisch' : 'feld.von', words))}
        {count('bis', t(istPaar ? 'feld.bisSystolisch' : 'feld.bis', words))}
        {istPaar && count('von2', t('feld.vonDiastolisch', words))}
        {istPaar && count('bis2', t('feld.bisDiastolisch', words))}
      </SimpleGrid>
      <DateField {...tag('gueltigAb')} label={t('feld.gueltigAb')} required />
      <DateField {...tag('gueltigBis')} label={t('feld.gueltigBis')} description={t('feld.gueltigBisHilfe')} />
    </FormDialog>
  )
}
