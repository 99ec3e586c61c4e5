import { declareDemo } from '../language/demo/declareDemo';
import { accountTypes } from './accountTypes';

export const accountTypesDemo = declareDemo(accountTypes, {
  rows: [
    ['Residential', 'A household.'],
    ['Home office', 'A household that works from home.'],
    ['Small business', 'Up to ten people at one place.'],
    ['Corporate', 'More than ten people, or several places.'],
    ['School', 'Primary and secondary schools.'],
    ['University', 'Campuses and their hostels.'],
    ['Clinic', 'Clinics and hospitals.'],
    ['Hotel', 'Guest houses, hotels and restaurants.'],
    ['Place of worship', 'Churches and mosques.'],
    ['Non-governmental', 'Organisations that are exempt from some taxes.'],
    ['Government', 'Ministries, districts and agencies.'],
    ['Apartment block', 'One line for a whole house.'],
    ['Reseller', 'Sells our lines on under its own name.'],
    ['Staff', 'People who work here.'],
  ].map(([name, description]) => ({ name, description })),
});
