import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInApi } from './api.ts'
import { launch, signIn } from './browser.ts'
import { klientDerReise, spieleReise } from './reise.fixtures.ts'
import { type Product, startProduct } from './server.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

it(
  'an order travels: the nurse asks, the doctor prescribes, the pharmacy delivers in parts, the nurse confirms, and everybody sees it at once',
  { timeout: 900_000 },
  async () => {
    const { address } = product
    const pflege = await signIn(browser, address, { konto: 'pfleger' })
    const arzt = await signIn(browser, address, { konto: 'arzt' })
    const apotheke = await signIn(browser, address, { konto: 'apotheker' })
    const klientId = await klientDerReise(await signInApi(address, 'pfleger'))
    await spieleReise({ address, klientId, pflege, arzt, apotheke })
    for (const [wer, { complaints }] of Object.entries({ pflege, arzt, apotheke })) expect(complaints, wer).toEqual([])
  },
)
