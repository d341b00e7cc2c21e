import { expect, it } from 'vitest'
import { klientOfReise, spieleReise } from './reise.fixtures.ts'
import { online, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

it(
  'an order travels: the nurse asks, the doctor prescribes, the pharmacy delivers in parts, the nurse confirms, and everybody sees it at once',
  { timeout: 900_000 },
  async () => {
    const pflege = await signIn('pfleger')
    const arzt = await signIn('arzt')
    const apotheke = await signIn('apotheker')
    const klientId = await klientOfReise(await signInApi('pfleger'))
    await spieleReise({ klientId, pflege, arzt, apotheke })
    for (const [who, { complaints }] of Object.entries({ pflege, arzt, apotheke })) expect(complaints, who).toEqual([])
  },
)
