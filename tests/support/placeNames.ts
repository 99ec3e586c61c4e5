import { PLACES } from '../../resources/language/demo/places';

/** Names that people type, by the place that they mean; `=` gives the place if it is called otherwise in the gazetteer. */
const LISTS = {
  Kampala: `Ntinda, Bukoto, Kisaasi, Kyanja, Komamboga, Mpererwe, Kawempe, Bwaise, Kalerwe, Makerere, Wandegeya, Mulago, Kamwokya,
    Kololo, Nakasero, Naguru, Nakawa, Bugolobi, Mbuya, Luzira, Port Bell, Butabika, Mutungo, Biina, Kitintale, Kinawataka, Banda,
    Kyambogo, Kiwatule, Kulambiro, Kigoowa, Kikaya, Kyebando, Kanyanya, Kazo Angola, Kasubi, Kawaala, Namungoona, Lubya, Masanafu,
    Lugala, Lungujja, Rubaga, Lubaga=Rubaga, Mengo, Bulange, Namirembe, Nakulabye, Naakulabye=Nakulabye, Old Kampala, Bakuli,
    Kisenyi, Katwe, Kibuye, Ndeeba, Ndeba=Ndeeba, Nateete, Natete=Nateete, Busega, Mutundwe, Kitebi, Wankulukuku, Kabowa, Kabuusu,
    Wakaliga, Nalukolongo, Najjanankumbi, Najanankumbi=Najjanankumbi, Makindye, Lukuli, Konge, Salaama, Luwafu, Nsambya, Kabalagala,
    Kansanga, Muyenga, Tank Hill=Muyenga Tank Hill, Bukasa, Kisugu, Namuwongo, Kibuli, Bunga, Bbunga=Bunga, Ggaba, Gaba=Ggaba,
    Buziga, Munyonyo, Kiruddu, Kirombe, Kiswa, Lugogo, Kisementi, Kitante, Industrial Area, Nakivubo, Kikuubo, Clock Tower,
    Acacia Mall, Garden City, Forest Mall, Lugogo Mall, Oasis Mall, Arena Mall, Village Mall=Bugolobi, Bugolobi Flats, Owino=Owino Market,
    St Balikuddembe Market=Owino Market, Nakasero Market, Nakawa Market, Kalerwe Market=Kalerwe, Wandegeya Market, Kibuye Market,
    Usafi Market, Kisekka Market, Old Taxi Park, New Taxi Park, Makerere University=Makerere, MUK=Makerere, MUBS,
    Makerere University Business School=MUBS, Kyambogo University, KIU, Kampala International University=KIU, Mulago Hospital,
    Nsambya Hospital, Mengo Hospital, Rubaga Hospital, Lubaga Hospital=Rubaga Hospital, Kibuli Hospital, Kiruddu Hospital,
    Butabika Hospital, Nakasero Hospital, Case Hospital, IHK, International Hospital Kampala=IHK, Rubaga Cathedral, Kasubi Tombs,
    Mbuya Barracks, Naguru Estate, Ministers Village, Upper Kololo=Kololo, Kololo Hill=Kololo, Soweto, Kisalosalo=Kyebando Kisalosalo,
    Nyanama, Munaku, Nabulagala, Bukesa, Kagugube, Kikoni, Makerere Kavule, Makerere Kivulu, Lusaze, Nanganda, Buziga Hill,
    Sheraton, Kanjokya=Kanjokya Street, Karerwe=Kalerwe, Kamokya=Kamwokya, Bat Valley, Kosovo, Katalemwa, Ttula, Kiwafu,
    Bahai Temple, Parliament, Constitutional Square, City Square=Constitutional Square, Workers House, Mapeera House,
    Serena Hotel=Kampala Serena Hotel, Nasser Road, William Street, Ham Towers, Railway Station, Spring Road, Speke Resort, Soya,
    Kiwuliriza, Madirisa, Kevina, Gogonya, Kabaka Lake=Kabakas Lake, Kibumbiro, Uganda Museum, Luzira Prisons=Luzira Prison, UMI=Uganda Management Institute,
    Kifumbira, Kiyanja, Luthuli=Luthuli Avenue, Kataza, Kalinabiri, Kikubamutwe, Stella, LDC=Law Development Centre, Kikumi Kikumi,
    6th Street=Sixth Street, Gadafi Mosque=Gaddafi Mosque, Kololo Airstrip, Acacia Avenue, Tuba`,
  Wakiso: `Najjera, Najera=Najjera, Najjeera=Najjera, Naalya, Nalya=Naalya, Naalya Estates=Naalya, Kira, Kira Town=Kira, Kiira=Kira,
    Namugongo, Kyaliwajjala, Kyaliwajala=Kyaliwajjala, Kireka, Bweyogerere, Kirinya=Kirinnya, Namboole, Kasokoso, Bulindo, Buwate,
    Kungu, Kitukutwe, Kijabijo, Kimwanyi, Kiwologoma, Kimbejja, Mulawa, Sonde, Nsasa, Mbalwa, Bukasa, Kasangati, Gayaza, Wampeewo=Wampewo,
    Masooli, Manyangwa, Nangabo, Kabubbu=Kabubu, Kiteezi, Matugga, Kawanda, Maganjo, Kagoma, Nabweru, Nansana, Wamala, Kazo, Gganda,
    Senge, Wakiso Town, Kisimbiri, Naluvule, Kakungulu, Bulenga, Bbira, Buloba, Nakuwadde, Kyengera, Nsangi, Nabbingo, Nabingo=Nabbingo,
    Buddo, Budo=Buddo, Kitemu, Katereke, Maya, Kabojja, Kinaawa, Nalumunye, Katale, Bunamwaya, Zana, Namasuba, Masajja, Ndejje, Seguku,
    Sseguku=Seguku, Lubowa, Lweza=Lweeza, Kajjansi, Kajansi=Kajjansi, Kitende, Bwebajja, Akright City, Akright=Akright City, Kisubi,
    Namulanda, Busabala, Kigo, Nakawuka, Kitiko, Lutembe, Garuga, Bweya, Nakigalala, Freedom City=Freedom City Mall, Metroplex=Metroplex Mall, Quality Shopping Village,
    Sekiwunga, Kikajjo, Busukuma, Wattuba, Kigoogwa, Magigye, Nakwero, Nkoowe, Kabulamuliro, Kasenge, Namagoma,
    Kakindu, Sisa, Kitala, Mpala, Bwerenga, Kawuku, Namalere,
    Uganda Martyrs Shrine, Namugongo Shrine=Uganda Martyrs Shrine, Nsawo, Nabwojjo, Ngobe, Mende, Kakiri, Ssentema=Sentema,
    Namayumba, Shimoni, Nakabugo, Kavumba, Lubugumu, Kibiri, Yesu Amala, Ganda Road, Lusanja, Kitetika, Lake View`,
  Entebbe: `Entebbe Town, Kitoro, Nkumba, Katabi, Abaita Ababiri, Abayita Ababiri=Abaita Ababiri, Kitubulu, Nakiwogo, Kigungu, Bugonga,
    Lunyo=Lunyo Estate, Lugonjo, Manyago, Kiwafu, Victoria Mall, Entebbe Airport, Entebbe International Airport=Entebbe Airport,
    Entebbe Hospital, Nsamizi, Kasenyi, Bunono, Lyamutundwe,
    Busambaga, State House=State House Entebbe, UWEC=Entebbe Zoo, Botanical Gardens, Nkumba University, Imperial Mall`,
  Mukono: `Mukono Town, Seeta, Goma, Namanve, Bajjo, Namilyango, Nantabulirwa, Bukerere, Kigunga, Bugujju, Wantoni, Ntawo, Nabuti, Kauga,
    Nasuuti, Namubiru, Namawojjolo, Mbalala, UCU, Uganda Christian University=UCU, Kalagi, Nakisunga, Kyampisi,
    Nyenje, Nagalama, Naama,
    Kyetume, Katosi, Nakifuma, Kasawo, Mukono Cathedral, Mukono Hospital, Kiwanga, Colline Hotel, Kirowooza, Jogo, Misindye, Nakapinyi,
    Walusubi, Kigombya`,
  Jinja: `Jinja Town, Walukuba, Bugembe, Mafubira, Kakira, Masese, Mpumudde, Nalufenya, Kimaka, Amber Court, Wanyange, Wairaka, Wakitaka,
    Namulesa, Bujagali, Bujagali Falls=Bujagali, Jinja Hospital, Jinja Main Hospital=Jinja Hospital, Magwa, Main Street, Buwenge, Mutai,
    Jinja Central Market,
    Nile Crescent, Jinja Pier, Danida, Gokhale Road, Busoga Square, Mwiri, Wansimba, Buwagi, Source of the Nile, Rippon Falls=Rippon,
    Jinja College, Butiki`,
  Mbarara: `Mbarara, Kakoba, Kamukuzi, Ruti, Nyamitanga, Kakiika, Katete, Kizungu, Rwebikona=Rwebikoona, Ruharo, Makenke, Koranorya,
    Nyakayojo, Kiswahili, Biharwe, Boma, Biafra, Mbarara Hospital, Mbarara University=MUST, MUST, Ntare School, Kijungu, Rwemigina,
    High Street Mbarara, Andrew's Inn=Andrews Inn, Bishop Stuart University, BSU=Bishop Stuart University, Katojo, Rwentondo,
    Nyamityobora, Kyahi, Rwebishuri, Kihumuro, Buremba`,
  Gulu: `Gulu, Layibi, Pece, Laroo, Bardege, Bar-dege=Bardege, Lacor, Lacor Hospital=Lacor, Unyama, Koro, Cereleno, Kanyagoga, Tegwana,
    Gulu University, Gulu Hospital, Gulu Main Market, Senior Quarters, For God, Holy Rosary, Custom Corner, Bungatira,
    Limu, Laliya, Kabedopong, Ariaga, Awere Road, Vanguard, Agwee, Obiya, Paicho, Kaunda Ground=Kaunda Grounds`,
} as const;

interface NamedPlace {
  typed: string;
  means: string;
  town: string;
}

const BASE: NamedPlace[] = Object.entries(LISTS).flatMap(([town, names]) =>
  names
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .map((name) => {
      const [typed = '', means = typed] = name.split('=');
      return { typed, means, town };
    }),
);

/** Each name is typed alone, and every second one also with its town, in capitals, as an address, or near it. */
const WAYS: ((name: NamedPlace) => string)[] = [
  ({ typed, town }) => `${typed}, ${town}`,
  ({ typed }) => typed.toUpperCase(),
  ({ typed }) => `Plot 14, ${typed}`,
  ({ typed, town }) => `${typed} ${town.toLowerCase()}`,
  ({ typed }) => `near ${typed}`,
];

/** Some 600 texts that people type, and the place that each means. */
export const NAMES: NamedPlace[] = BASE.flatMap((name, at) => {
  const way = WAYS[at % WAYS.length];
  return at % 2 === 0 && way ? [name, { ...name, typed: way(name) }] : [name];
});

const COVERED = PLACES.filter(([, , , , state]) => state !== null && state !== 'NO_PRESENCE');
const ELSEWHERE = ['Gulu', 'Lira', 'Mbarara', 'Arua', 'Fort Portal', 'Nairobi', 'Kigali', 'Kenya'];
const INVENTED =
  `Zirobwa, Qwerty, Buzungolo, Nakatundu Estate, Gardenia Heights, Sunset Boulevard, Area 51, Springfield, Kalamazoo, Timbuktu,
  Hogwarts, Mogadishu, Wakanda, Lusaka, Accra, Hargeisa, Kitgum Matidi, 256772123456, KF-000123, hello, yes please, fibre, internet price,
  my house, home, office, here, near the church, opposite the petrol station, behind the school, Plot 5, Block 12 flat 3, stage ya bodaboda,
  trading centre, main road, 0.3, 32.6, 0.3 32.6, 91.5 200.1, -90.000 0.000, 51.5014 -0.1419, 40.7128 -74.0060, 1.2345 31.2345`
    .split(/,\s+/)
    .map((text) => text.trim());

/** Replaces a consonant of a name, which makes it the name of another place, if possible: Namugongo becomes Namuvongo. */
function otherNames(name: string): string[] {
  const consonants = [...name.matchAll(/(?<=[aeiou])[bdfgjkmnpstvz](?=[aeiou])/g)];
  return consonants.map(({ index: at }) => `${name.slice(0, at)}${name[at] === 'v' ? 'g' : 'v'}${name.slice(at + 1)}`);
}

/** Some 200 texts for which no fibre may be promised: other names, covered names in other towns and countries, and no places. */
export const NOT_OURS: string[] = [
  ...COVERED.flatMap(([name]) => otherNames(name)),
  ...COVERED.flatMap(([name], at) => [0, 1, 2, 3].map((i) => `${name}, ${ELSEWHERE[(at + i) % ELSEWHERE.length]}`)),
  ...INVENTED,
];
