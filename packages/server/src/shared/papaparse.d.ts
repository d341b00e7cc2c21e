/** What we use of papaparse. Its published types bring those of Node along, and the server is to know no runtime. */
declare module 'papaparse' {
  const papaparse: { parse<Zeile>(text: string, optionen: { delimiter: string }): { data: Zeile[] } }
  export default papaparse
}
