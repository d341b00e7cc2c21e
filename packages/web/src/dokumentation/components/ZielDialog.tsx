import { type VitalArt, vitalArten, vitalTabelle } from '@dreiklang/domain/dokumentation/vitalwerte'
import { type ZielAngaben, zielAngaben } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n.ts'
import { DateField } from '../../ui/DateField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SimpleGrid } from '../../ui/layout.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { setzeZiel, vitalverlaufNeu } from '../dokumentation.queries.ts'
import { vitalverlaufTexts } from '../vitalverlauf.texts.ts'
import { werteTexts } from '../werte.texts.ts'
import { einheitVon } from './anzeige.ts'

interface ZielDialogProps {
  klientId: string
  heute: Datum
  onSchliessen: () => void
}

const ohneEnden = { von: null, bis: null, von2: null, bis2: null }

/** The doctor says in which range a number should lie. */
export function ZielDialog({ klientId, heute, onSchliessen }: ZielDialogProps) {
  const t = useTexts(vitalverlaufTexts)
  const w = useTexts(werteTexts)
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const formular = useSchemaForm<ZielAngaben, ZielAngaben>({
    initialValues: { art: 'BLUTDRUCK', ...ohneEnden, gueltigAb: heute, gueltigBis: null },
    schema: zielAngaben,
    submit: async (body) => {
      await setzeZiel({ klientId, body, idempotencyKey: schluessel({ klientId, body }) })
      void vitalverlaufNeu(client, klientId)
      announce(t('gesetzt'))
      onSchliessen()
    },
  })
  const { form } = formular
  const { art } = form.values
  const istPaar = vitalTabelle[art].zweite !== null
  const worte = { einheit: einheitVon(art) }
  const zahl = (name: 'von' | 'bis' | 'von2' | 'bis2', label: string) => {
    const { value, ...rest } = formular.field(name)
    return <NumberField key={`${art} ${name}`} {...rest} value={value} label={label} decimalScale={vitalTabelle[art].stellen} />
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
        onChange={(neu: VitalArt | null) => form.setValues({ art: neu ?? art, ...ohneEnden })}
      />
      <SimpleGrid cols={2}>
        {zahl('von', t(istPaar ? 'feld.vonSystolisch' : 'feld.von', worte))}
        {zahl('bis', t(istPaar ? 'feld.bisSystolisch' : 'feld.bis', worte))}
        {istPaar && zahl('von2', t('feld.vonDiastolisch', worte))}
        {istPaar && zahl('bis2', t('feld.bisDiastolisch', worte))}
      </SimpleGrid>
      <DateField {...tag('gueltigAb')} label={t('feld.gueltigAb')} required />
      <DateField {...tag('gueltigBis')} label={t('feld.gueltigBis')} description={t('feld.gueltigBisHilfe')} />
    </FormDialog>
  )
}
