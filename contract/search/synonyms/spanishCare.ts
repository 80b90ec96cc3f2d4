/**
 * The usual Spanish names of jobs with people, animals and land, in addition to those in
 * spanish.ts.
 */
export const spanishCareLines = `
# children, elders, health
maestra de espanol, maestro de espanol, profesor de espanol => spanish teacher, spanish instructor
maestro de espanol > spanish tutor, bilingual teacher, spanish, dual language
ninera => nanny, babysitter, childcare provider
ninera > child care, daycare
cuidar ninos => nanny, babysitter, daycare teacher, childcare provider
cuidar ninos > child care
cuidado de ninos => daycare teacher, nanny, childcare provider
cuidado de ninos > child care, childcare, daycare
guarderia => daycare, child care, preschool
cuidador => caregiver, home health aide, personal care aide
cuidado de ancianos => caregiver, home health aide, senior care
cuidar ancianos, cuidar personas mayores => caregiver, home health aide
cuidado de adultos => caregiver, home health aide
enfermero => nurse, registered nurse, rn, lpn
enfermeria > nursing, nurse, nursing assistant
auxiliar de enfermeria => nursing assistant, cna
asistente de enfermeria => nursing assistant, cna
medico => doctor, physician
asistente medico => medical assistant
asistente dental => dental assistant
dentista => dentist
farmacia => pharmacy, pharmacy technician
farmaceutico => pharmacist
flebotomista => phlebotomist
paramedico => paramedic, emt
terapeuta => therapist
fisioterapeuta => physical therapist
psicologo => psychologist
psicologo > therapist, counselor
trabajador social => social worker, case manager, caseworker
nutriologo, nutricionista => dietitian, nutritionist
veterinario => veterinarian, veterinary
salud > health care, healthcare, medical
maestro de preescolar, educador infantil, educador de preescolar => preschool teacher, early childhood teacher, daycare teacher
preescolar > preschool teacher, preschool, early childhood teacher
maestro de primaria => elementary school teacher, elementary teacher
cuidador de ninos, cuidadora de ninos => childcare provider, nanny, daycare teacher, child care
cuidador de ancianos, cuidador de adultos => caregiver, home health aide, senior care
cuidador de perros => kennel assistant, pet care, dog groomer
enfermero registrado => registered nurse, rn
enfermero licenciado => licensed practical nurse, lpn
ayudante de farmacia, auxiliar de farmacia => pharmacy technician, pharmacy clerk
terapeuta fisico => physical therapist
terapeuta ocupacional => occupational therapist
terapeuta del habla => speech language pathologist, speech therapist

# land and animals
jardinero => gardener, landscaper, groundskeeper
jardineria => landscaper, landscaping, gardener, groundskeeper
corta pasto, cortar cesped => lawn care, landscaper
campesino, trabajador agricola => farm worker, agricultural worker, crop worker
agricultor => farmer, grower
granja, rancho => farm, ranch
campo agricola => farm worker, agriculture
lecheria => dairy
vivero => nursery, greenhouse
control de plagas, fumigador => pest control, pest control technician, exterminator
piscinas > pool technician
peluquero de perros => dog groomer, groomer
pescador => fisherman, fishing
cosecha > harvest worker, crop worker, farm worker
pesca > fisherman, fisheries, deckhand
rancho > ranch hand, farm worker
`;
